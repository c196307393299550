/** A day and a time of it, each as far as it was given. */
export interface WallClock {
  readonly day: string
  readonly time: string
}

/** `2026-03-08T01:30` as the two that it is made of. */
export const readWallClock = (text: string): WallClock => {
  const at = text.lastIndexOf('T')
  return at < 0 ? { day: text, time: '' } : { day: text.slice(0, at), time: text.slice(at + 1) }
}

/** The two in one text; empty where nothing was given, and of one alone a text that is no time. */
export const wallClockText = ({ day, time }: WallClock): string => (day === '' && time === '' ? '' : `${day}T${time}`)
