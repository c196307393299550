/** A column for each of some inputs: what a function says of it. */
export const across = <Input extends number | string>(
  what: string,
  inputs: readonly Input[],
  say: (input: Input) => unknown,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(inputs.map((input) => [`${what} ${input}`.trim(), say(input)]))
