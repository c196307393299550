import type { Tone } from '#shared/records/tone.ts'

/** The shape that goes with a meaning, so that colour never carries it alone. */
const shapes: Record<Tone, string> = {
  draft: 'M5 1.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 1 1 0-7.6z M5 2.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8z',
  ready: 'M5 0.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4z',
  referred: 'M5 0.8L9.6 9H0.4z',
  review: 'M5 0.6a4.4 4.4 0 1 1 0 8.8z',
  bound: 'M1 1h8v8H1z',
  active: 'M1.6 5.2l2.3 2.4L8.6 2.4l1 1.1L4 9.6L0.5 6.3z',
  payment: 'M5 0.4L9.6 5L5 9.6L0.4 5z',
  ended: 'M0.8 4h8.4v2H0.8z',
  refused: 'M1.9 0.8L5 3.9l3.1-3.1l1.1 1.1L6.1 5l3.1 3.1l-1.1 1.1L5 6.1L1.9 9.2L0.8 8.1L3.9 5L0.8 1.9z',
}

export const ToneShape = ({ tone, size = 9 }: { tone: Tone; size?: number }) => (
  <svg viewBox="0 0 10 10" width={size} height={size} aria-hidden="true" focusable="false" style={{ flex: 'none' }}>
    <path d={shapes[tone]} fill="currentColor" fillRule="evenodd" />
  </svg>
)
