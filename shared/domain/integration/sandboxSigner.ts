import type { Instant } from '../calendar/instant.ts'
import { sandboxSigners } from './sandboxValues.ts'

/** So many days after it was asked for somebody signs who signs late. */
export const lateSignerDays = 5

const dayMilliseconds = 86_400_000

interface Asked {
  readonly signerEmail: string
  readonly at: Instant
}

/** By the mailbox or by what follows its plus sign: `signs.late@…`, `ida+signs.late@…`. */
const signsOf = (email: string): (typeof sandboxSigners)[keyof typeof sandboxSigners] | undefined => {
  const said = (email.split('@').at(0) ?? '').split('+')
  return Object.entries(sandboxSigners).find(([value]) => said.includes(value))?.[1]
}

/** When the sandbox's signer signs for who was asked to; undefined for who signs by themselves. */
export const signsLateOn = ({ signerEmail, at }: Asked): Instant | undefined =>
  signsOf(signerEmail) === 'signsLate'
    ? new Date(Date.parse(at) + lateSignerDays * dayMilliseconds).toISOString()
    : undefined
