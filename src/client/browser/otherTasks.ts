/**
 * Lets the browser do what waits (input, drawing, answers) before long work goes on. A timer would wait for 4 ms each
 * time.
 */
export function otherTasks(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
