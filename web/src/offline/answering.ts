import { isEmergency } from './emergency.ts'

/** What a worker is asked for, as far as it decides by it. */
export interface Asked {
  readonly method: string
  /** `navigate` where a page is opened. */
  readonly mode: string
  readonly url: string
}

/**
 * How the worker of the emergency's page answers: with the page, from the network while there is one; with a file of the build
 * or its texts, from what it keeps. All else – every answer of an API – it leaves to the browser, and never keeps
 * (decision: page-without-connection).
 */
export const answeredAs = ({ method, mode, url }: Asked, origin: string): 'file' | 'page' | undefined => {
  const { origin: of, pathname } = new URL(url)
  if (method !== 'GET' || of !== origin) return undefined
  if (mode === 'navigate') return isEmergency(pathname) ? 'page' : undefined
  return /^\/(?:assets\/.+|locales\/.+\.json|favicon\.svg)$/.test(pathname) ? 'file' : undefined
}
