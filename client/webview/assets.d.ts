/** Tells the type checker that style sheets may be imported; the bundler gathers them into one file. */
declare module '*.css';
