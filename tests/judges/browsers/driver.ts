/** A sequence of inputs, as WebDriver and WebDriver BiDi alike take it. */
export interface Inputs {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly Readonly<Record<string, number | string>>[]
}

/** A browser with one window, driven by its own protocol. */
export interface Driver {
  open(address: string): Promise<void>
  /** Calls a function in the page and answers what it returns; its text is all that the page gets of it. */
  run<Argument, Result>(call: (argument: Argument) => Result, argument: Argument): Promise<Result>
  perform(inputs: readonly Inputs[]): Promise<void>
  picture(): Promise<Buffer>
  /** Errors on the console, and requests that failed or were refused. Empties the list. */
  heard(): readonly string[]
  close(): Promise<void>
}
