/** Scripts for the page of a measured panel, as text: they simulate VS Code, press keys, and measure times. */

const frame = `
  // The next task after the rendering of a frame: by then the frame has been painted.
  const afterFrame = (begin) => new Promise((resolve) => requestAnimationFrame(() => {
    begin?.();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(undefined);
  }));
`;

/**
 * Defines `acquireVsCodeApi` in the page; the panel’s posts go to `post`, and delivered JSON arrives as window
 * messages. `firstPicture` is when the panel was painted with its first picture, and when with everything that belongs
 * to it, in ms of wall-clock time.
 */
export const standIn = `{
  ${frame}
  let state;
  globalThis.acquireVsCodeApi = () => ({
    postMessage: (message) => { void post(message); },
    getState: () => state,
    setState: (next) => { state = JSON.stringify(next); },
  });
  globalThis.deliver = (json) => { window.postMessage(JSON.parse(json)); };
  globalThis.firstPicture = new Promise((resolve) => {
    const observer = new MutationObserver(async () => {
      if (document.querySelector('.step-title') === null) return;
      observer.disconnect();
      const step = await afterFrame();
      let whole = step;
      while (document.querySelector('[aria-busy="true"]') !== null) {
        await afterFrame();
        whole = await afterFrame();
      }
      resolve({ step: performance.timeOrigin + step, whole: performance.timeOrigin + whole });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}`;

/** Colours and class of a theme, applied as VS Code does. */
export function dress({
  bodyClass,
  variables,
}: {
  readonly bodyClass: string;
  readonly variables: Readonly<Record<string, string>>;
}): string {
  return `(() => {
    document.body.className = ${JSON.stringify(bodyClass)};
    for (const [name, value] of Object.entries(${JSON.stringify(variables)})) document.documentElement.style.setProperty(name, value);
  })()`;
}

/**
 * Presses a key that many times, and returns for each the ms from the press, at the beginning of a frame, to the first
 * painted frame with another step, and to the first that also has what is next to it. Ends early if a key has no
 * effect.
 */
export function press(key: string, times: number): string {
  return `(async () => { ${frame}
    const place = () => document.querySelector('.transport-count').textContent;
    // The place is told at once; what is there follows where its round wasn't there yet.
    const isShown = (before) => place() !== before && document.querySelector('.step[aria-busy="true"]') === null;
    const isWhole = () => document.querySelector('[aria-busy="true"]') === null;
    const taken = [];
    for (let pressed = 0; pressed < ${times}; pressed += 1) {
      const before = place();
      let start = 0;
      let end = await afterFrame(() => {
        start = performance.now();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ${JSON.stringify(key)}, bubbles: true, cancelable: true }));
      });
      for (let waited = 0; !isShown(before) && waited < 300; waited += 1) end = await afterFrame();
      if (place() === before) break;
      const step = end - start;
      for (let waited = 0; !isWhole() && waited < 300; waited += 1) {
        await afterFrame();
        end = await afterFrame();
      }
      taken.push({ step, whole: end - start });
    }
    return taken;
  })()`;
}
