import { useState } from 'react';
import { pictureAddress } from '../../browser/past';
import { getColour, getInitials } from './personLook';
import './badges.css';

export interface PersonAvatarProps {
  readonly name: string;
  /** URL of the picture; without one, or when loading fails, the initials are shown. */
  readonly pictureUrl?: string | null;
  /** In pixels. Default 24. */
  readonly size?: number;
  /** True next to a visible name: screen readers then skip the picture. */
  readonly isDecoration?: boolean;
}

/** A person's picture, or the initials in the person's colour. */
export function PersonAvatar({ name, pictureUrl, size = 24, isDecoration = false }: PersonAvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const measures = { width: size, height: size, fontSize: Math.round(size * 0.42) };
  if (pictureUrl && pictureUrl !== brokenUrl) {
    return (
      <img
        className="db-avatar"
        src={pictureAddress(pictureUrl)}
        alt={isDecoration ? '' : name}
        title={name}
        style={measures}
        loading="lazy"
        onError={() => setBrokenUrl(pictureUrl)}
      />
    );
  }
  return (
    <span
      className={`db-avatar db-person-${getColour(name)}`}
      style={measures}
      title={name}
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {getInitials(name)}
    </span>
  );
}
