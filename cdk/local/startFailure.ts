/** Why the local platform cannot start, as one sentence that says what to do; it is printed without a stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
