/** Bytes that an event may have, and an answer (Lambda quotas, synchronous invocation). */
export const mostPayloadBytes = 6 * 1024 * 1024

/** Bytes of an event on the bus or in a queue, and of what goes into or out of a state of a workflow. */
export const mostMessageBytes = 256 * 1024

/** Whether a text has more bytes than that. Most are too short for it, however many bytes their characters have. */
export const isLonger = (text: string, bytes: number): boolean =>
  text.length * 3 > bytes && Buffer.byteLength(text) > bytes

/** Refuses an event or an answer, as JSON, that Lambda does not carry, with Lambda's own words. */
export const withinPayload = (json: string | undefined, what: 'answer' | 'event' = 'event'): void => {
  if (json === undefined || !isLonger(json, mostPayloadBytes)) return
  const bytes = Buffer.byteLength(json)
  throw what === 'event'
    ? Object.assign(
        new Error(`${bytes} byte payload is too large for the Event invocation type (limit ${mostPayloadBytes} bytes)`),
        {
          name: 'RequestTooLargeException',
        },
      )
    : Object.assign(
        new Error(
          `Response payload size (${bytes} bytes) exceeded maximum allowed payload size (${mostPayloadBytes} bytes).`,
        ),
        { name: 'Function.ResponseSizeTooLarge' },
      )
}
