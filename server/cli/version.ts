/** The program’s version; a test checks it against the package’s. */
export const version = '0.1.0';
