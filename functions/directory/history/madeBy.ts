/** A write as the audit has it, as far as it tells who made it. */
interface Made {
  readonly actor: string
  readonly operation: string
  readonly recordId: string
}

/**
 * Who made a write. What somebody does before there is a session – logging in, joining, a new password – is done by the
 * person whose record it is: only with their secret does such an operation write it.
 */
export const madeBy = ({ actor, operation, recordId }: Made): string =>
  actor === 'system' && recordId.startsWith('usr_') && operation !== 'system' && !operation.includes('.')
    ? recordId
    : actor
