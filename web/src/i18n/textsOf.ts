import type { ResourceKey } from 'i18next'

/** Texts that the locales host does not give in this many milliseconds are taken from the build. */
const patience = 2000

const json = async (address: string, signal?: AbortSignal): Promise<ResourceKey> => {
  const answer = await fetch(address, signal ? { signal } : {})
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}

/** A namespace as it came with this build: complete, and perhaps older than the host's. */
export const builtTexts = ({
  language,
  namespace,
}: {
  readonly language: string
  readonly namespace: string
}): Promise<ResourceKey> => json(`/locales/${language}/${namespace}.json?v=${__VERSION__}`)

/** A namespace as the region's locales host has it now. Rejects when the host is away or slow. */
export const hostTexts = ({
  language,
  namespace,
}: {
  readonly language: string
  readonly namespace: string
}): Promise<ResourceKey> => json(`/locales/${language}/${namespace}`, AbortSignal.timeout(patience))

/** The host's texts, else the build's. */
export const textsOf = ({
  language,
  namespace,
}: {
  readonly language: string
  readonly namespace: string
}): Promise<ResourceKey> => hostTexts({ language, namespace }).catch(() => builtTexts({ language, namespace }))
