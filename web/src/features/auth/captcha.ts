import { call } from '../../api/call.ts'
import { region } from '../../i18n/region.ts'
import { getLoginSiteKey } from './operations.ts'

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
