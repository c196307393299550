import { createHmac } from 'node:crypto'
import type { Callback, ProcessorStore } from './processorStore.ts'

/** Seconds before each further try; after the last one the processor gives up. */
const retrySeconds = [1, 5, 30, 120, 600, 3600]
const patience = 10_000

/** `processor-signature: t=<epoch seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signatureOf({ body, secret }: { readonly body: string; readonly secret: string }, at: number): string {
  const t = Math.floor(at / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

/** Delivers the callbacks that are due; any answer but a 2xx is tried again. */
export async function deliverCallbacks(store: ProcessorStore, secret: string, now: () => number): Promise<void> {
  await Promise.all(
    store.callbacks(now()).map(async (callback) => {
      const delivered = await post(callback, secret)
      const wait = retrySeconds[callback.attempts]
      store.callbackTried(callback, delivered || wait === undefined ? undefined : now() + wait * 1000)
    }),
  )
}

const post = ({ url, body }: Callback, secret: string): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'processor-signature': signatureOf({ body, secret }, Date.now()) },
    body,
    signal: AbortSignal.timeout(patience),
  }).then(
    (answer) => answer.ok,
    () => false,
  )
