import { act } from '@testing-library/react';

/** For what is moved by the next frames, such as the focus: Blueprint looks after it a frame after an overlay has opened or closed. */
export async function passFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}
