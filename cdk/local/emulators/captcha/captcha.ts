import type { RequestListener } from 'node:http'
import { z } from 'zod'
import { readBody } from '../../http/body.ts'
import { listen } from '../../http/listen.ts'
import { respondJson } from '../../http/respond.ts'
import type { Emulator } from '../dynamodb.ts'

export interface CaptchaEmulator extends Emulator {
  /** The script that the page loads: `grecaptcha.ready` and `grecaptcha.execute`. */
  readonly script: RequestListener
}

/** Where the region's own host serves the sandbox's script: among the app's files, so that the page's policy holds. */
export const captchaScriptPath = '/assets/recaptcha/api.js'

/** Answers are good for two minutes, and once. */
const lifetimeMilliseconds = 2 * 60_000

const Answer = z.object({ siteKey: z.string().min(1), action: z.string().min(1), at: z.number(), id: z.string() })

const script = `globalThis.grecaptcha = {
  ready: (then) => then(),
  execute: async (siteKey, { action }) => {
    const answer = JSON.stringify({ siteKey, action, at: Date.now(), id: crypto.randomUUID() })
    return 'sandbox.' + btoa(answer).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  },
}
`

const read = (response: string): z.infer<typeof Answer> | undefined => {
  const [, text = ''] = /^sandbox\.([\w-]+)$/.exec(response) ?? []
  try {
    return Answer.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/**
 * The sandbox captcha: takes everybody for a human who brings a fresh answer of its script, through the same call as the
 * real verifier (form post of `secret`, `response`, `remoteip`).
 */
export async function startCaptcha(settings: {
  readonly secret: string
  readonly port?: number
}): Promise<CaptchaEmulator> {
  const used = new Map<string, number>()

  const verdictOn = (form: URLSearchParams) => {
    const refuse = (...codes: string[]) => ({ success: false, 'error-codes': codes })
    const secret = form.get('secret') ?? ''
    const response = form.get('response') ?? ''
    if (secret === '') return refuse('missing-input-secret')
    if (secret !== settings.secret) return refuse('invalid-input-secret')
    if (response === '') return refuse('missing-input-response')
    const answer = read(response)
    if (answer === undefined) return refuse('invalid-input-response')
    const now = Date.now()
    for (const [id, at] of used) if (at + lifetimeMilliseconds < now) used.delete(id)
    if (Math.abs(now - answer.at) > lifetimeMilliseconds || used.has(answer.id)) return refuse('timeout-or-duplicate')
    used.set(answer.id, answer.at)
    return { success: true, challenge_ts: new Date(answer.at).toISOString(), action: answer.action, score: 0.9 }
  }

  const server = await listen(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/recaptcha/api/siteverify') {
      respondJson(response, { message: 'Not Found' }, 404)
      return
    }
    respondJson(response, verdictOn(new URLSearchParams((await readBody(request, 20_000)).toString('utf8'))))
  }, settings.port)

  return {
    url: server.url,
    stop: server.stop,
    script: (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
      response.end(script)
    },
  }
}
