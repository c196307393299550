/** Why a tool did not tell: it refuses the insured's grant, so that nobody asks again, or it does not answer for now. */
export class NotTold extends Error {
  readonly kind: 'refused' | 'unanswered'
  /** The seconds after which it wants to be asked again. */
  readonly wait: number | undefined

  /** @param why for the insured, and for the log: it holds nothing that was sent or answered. */
  constructor(kind: 'refused' | 'unanswered', why: string, wait?: number) {
    super(why)
    this.kind = kind
    this.wait = wait
  }
}

export const refused = (why: string): NotTold => new NotTold('refused', why)
export const unanswered = (why: string, wait?: number): NotTold => new NotTold('unanswered', why, wait)
