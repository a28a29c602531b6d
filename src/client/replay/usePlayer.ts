import { useCallback, useEffect, useState } from 'react';
import type { ReplayedSession } from './replayedSession';

export const speeds = [1, 4, 16] as const;
export type Speed = (typeof speeds)[number];

/** A pause of the user is not waited for longer than this. */
const maxPauseMs = 3000;

export interface Player {
  readonly step: number;
  /** Another number after every jump: the screen is mounted again. Playing continues on the mounted screen. */
  readonly generation: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly goTo: (step: number) => void;
  readonly togglePlaying: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

interface Position {
  readonly step: number;
  readonly generation: number;
}

export function usePlayer({ firstStep, lastStep, stepAt }: ReplayedSession, initialStep: number): Player {
  const limited = useCallback(
    (step: number): number => Math.min(Math.max(Math.round(step), firstStep), lastStep),
    [firstStep, lastStep],
  );
  const [{ step, generation }, setPosition] = useState<Position>({ step: limited(initialStep), generation: 0 });
  const [isWanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = isWanted && step < lastStep;

  useEffect(() => {
    if (!isPlaying) return;
    const waitMs = (stepAt(step + 1)?.at ?? 0) - (stepAt(step)?.at ?? 0);
    const timer = setTimeout(
      () => setPosition((known) => ({ ...known, step: limited(known.step + 1) })),
      Math.min(Math.max(waitMs, 0), maxPauseMs) / speed,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, step, speed, stepAt, limited]);

  const goTo = useCallback(
    (wanted: number): void => {
      if (!Number.isFinite(wanted)) return;
      setWanted(false);
      setPosition((known) => {
        const next = limited(wanted);
        return next === known.step ? known : { step: next, generation: known.generation + 1 };
      });
    },
    [limited],
  );
  const togglePlaying = useCallback((): void => {
    // At the end it begins again.
    if (!isPlaying && step === lastStep)
      setPosition((known) => ({ step: firstStep, generation: known.generation + 1 }));
    setWanted(!isPlaying);
  }, [isPlaying, step, firstStep, lastStep]);
  return { step, generation, isPlaying, speed, goTo, togglePlaying, setSpeed };
}
