import { workerPath } from './offline/emergency.ts'

/** Scripts of others that the content security policy lets in: the captcha's. */
const others = ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/']

/** Whether an address may become a script: a file of this build, or the captcha's. */
export const isOwnScript = ({
  address,
  origin = location.origin,
}: {
  readonly address: string
  readonly origin?: string | undefined
}): boolean => {
  const url = new URL(address, origin)
  return (
    (url.origin === origin && (url.pathname.startsWith('/assets/') || url.pathname === workerPath)) ||
    others.some((each) => url.href.startsWith(each))
  )
}

type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown
}

/**
 * Where the browser has Trusted Types, text becomes neither markup nor code, and an address becomes a script only if it is
 * one of ours: the policy that the server's headers name. Elsewhere nothing happens.
 */
export const restrictScripts = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createScriptURL: (address) => (isOwnScript({ address }) ? address : null) })
}
