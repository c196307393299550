import type { Instant } from '../calendar/instant.ts'

/**
 * What a channel of people is told: everybody in it reads it, so it holds what happened, when, and ids, and leads to where
 * one signs in to see more, or to decide.
 */
export interface ChannelNote {
  /** What has happened, in a line. */
  readonly says: string
  readonly at: Instant
  /** The ids that are told, by their names. */
  readonly ids: Readonly<Record<string, string>>
  /** Where whoever may sees it. */
  readonly link: string
  /** What one does there. */
  readonly action: string
}

/** `quoteId`: `Quote`, `assistantRequestId`: `Assistant request` */
export const titleOfId = (name: string): string => {
  const words = name.replace(/Id$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
