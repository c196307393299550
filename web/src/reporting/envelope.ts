import type { BrowserOptions } from '@sentry/browser'
import { allWithoutSecrets } from './withoutSecrets.ts'

type Transport = ReturnType<NonNullable<BrowserOptions['transport']>>
/** What goes over the line at once: headers, and items of headers and payload. */
export type Envelope = Parameters<Transport['send']>[0]

type Item = readonly [headers: Readonly<Record<string, unknown>>, payload: unknown]

/** A recording is JSON of its headers, a line's end, and JSON of what happened on the page. */
const recordingWithoutSecrets = ([headers, payload]: Item): Item => {
  const lines = String(payload).split('\n')
  const text = lines.map((line) => JSON.stringify(allWithoutSecrets(JSON.parse(line)))).join('\n')
  return [{ ...headers, length: new TextEncoder().encode(text).length }, text]
}

/**
 * What leaves the browser, without secrets and names: errors, spans and recordings alike, since all pass here. What
 * cannot be read does not leave.
 */
export const envelopeWithoutSecrets = ([headers, items]: Envelope): Envelope => {
  const readable = (items as readonly Item[]).filter(([, payload]) => !(payload instanceof Uint8Array))
  return [
    allWithoutSecrets(headers),
    readable.map((item) =>
      item[0].type === 'replay_recording' ? recordingWithoutSecrets(item) : [item[0], allWithoutSecrets(item[1])],
    ),
  ] as Envelope // of the same shape: texts were replaced by texts
}
