/** Names under which the browser keeps what the login is drawn by. */
export const storageKeys = {
  /** This tab's session. */
  session: 'palisade.session',
  /** The session that this device remembers, for all tabs. */
  remembered: 'palisade.remembered',
  /** Whether somebody was signed in in one of the tabs when they were last looked at. */
  held: 'palisade.held',
  /** A browser's own answers to flags. */
  flags: 'palisade.flags',
  /** The answer to the question about cookies. */
  consent: 'palisade.consent',
} as const
