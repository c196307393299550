import type * as signIn from '#shared/contracts/auth/signIn.ts'
import { region } from '../i18n/region.ts'
import { call } from './call.ts'
import { outline } from './outline.ts'
import { Problem } from './problem.ts'

export const getLoginSiteKey = outline<typeof signIn.getLoginSiteKey>({
  access: 'public',
  service: 'auth',
  name: 'getLoginSiteKey',
  method: 'GET',
  path: '/api/auth/v1/login/site-key',
})

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

/** Why there is no captcha answer: the script could not be had, or the page has to be loaded anew. */
export class CaptchaFailure extends Error {
  readonly reason: 'load' | 'refresh'

  constructor(reason: 'load' | 'refresh') {
    super(`captcha: ${reason}`)
    this.reason = reason
  }
}

const loadScript = (scriptUrl: string, siteKey: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${scriptUrl}?render=${encodeURIComponent(siteKey)}`
    script.async = true
    script.onload = () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new CaptchaFailure('load'))
    }
    script.onerror = () => reject(new CaptchaFailure('load'))
    document.head.append(script)
  })

let loading: Promise<Recaptcha> | undefined

/**
 * The invisible captcha's answer for one action, with the locale's site key. The script is loaded with the first one: most
 * people never meet it.
 *
 * @throws {CaptchaFailure}
 */
export const solveCaptcha = async (action: string): Promise<string> => {
  const { siteKey, scriptUrl } = await call(getLoginSiteKey, { query: { locale: region.locale } }).catch(() => {
    throw new CaptchaFailure('load')
  })
  loading ??= loadScript(scriptUrl, siteKey)
  const recaptcha = await loading.catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return recaptcha.execute(siteKey, { action }).catch(() => {
    throw new CaptchaFailure('refresh')
  })
}

type CaptchaQuery = { readonly 'g-recaptcha-response'?: string }

/** Actions for which the server has asked whether it is a human who tries. */
const asked = new Set<string>()

/**
 * Tries something that the server may guard with the captcha: without it, and with its answer once that is asked for.
 *
 * @throws {CaptchaFailure}
 */
export const asHuman = async <Result>(
  action: string,
  attempt: (query: CaptchaQuery) => Promise<Result>,
): Promise<Result> => {
  if (!asked.has(action))
    try {
      return await attempt({})
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 428) throw error
      asked.add(action)
    }
  return attempt({ 'g-recaptcha-response': await solveCaptcha(action) })
}
