/** What runs in the page of a measured panel, as text: it stands in for VS Code, presses keys, and takes the times. */

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
 * Puts `acquireVsCodeApi` into the page; what the panel posts goes to `post`, and what is delivered, as JSON, comes as
 * messages of the window.
 * `firstPicture` is when the panel was painted with its first picture, and when with everything that belongs to it, by
 * the clock on the wall, in milliseconds.
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

/** Colours and class of a theme, put on as VS Code does. */
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
 * Presses a key so many times, and tells for each how many milliseconds it was from the press, at the beginning of a
 * frame, to the first painted frame that shows another step, and to the first that shows also what stands beside it.
 * Ends early where a key leads nowhere.
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
