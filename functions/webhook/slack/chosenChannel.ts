/** A channel that somebody chose at Slack. */
export interface ChosenChannel {
  readonly channel: string
  readonly team: string
  /** Posts to it; whoever knows it may. */
  readonly url: string
}

/** The platform's app at Slack. */
export interface SlackApp {
  /** Where Slack asks to which channel it may be added. */
  readonly page: (asked: { readonly redirectUri: string; readonly state: string }) => string
  /** The channel that a code stands for; undefined where Slack takes it for none of its own. @throws Error without an answer */
  readonly exchange: (asked: {
    readonly code: string
    readonly redirectUri: string
  }) => Promise<ChosenChannel | undefined>
}
