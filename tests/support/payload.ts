const inText = function (this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const own = this[key]
  return own instanceof Uint8Array ? Buffer.from(own).toString('base64') : value
}

/** An event as Lambda carries it: JSON, with bytes in base64. */
export const payloadOf = (event: unknown): string | undefined => JSON.stringify(event, inText)
