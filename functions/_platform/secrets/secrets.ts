import { now } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { secretNameIn } from '../config/secretPlace.ts'
import { held } from '../held/held.ts'
import { log } from '../log/log.ts'

/** How long a secret is believed before it is read again, in milliseconds: so soon a rotated one is followed. */
const believed = 5 * 60_000
/** How long until it is tried again where Secrets Manager did not answer. */
const patience = 30_000

const known = held(() => ({
  names: config.secretNames,
  secrets: new Map<string, string>(),
  readAgainAt: 0,
}))

/**
 * Reads the secrets that this function's settings name, at its start and again every five minutes. Throws where they cannot
 * be read at the start; later those that were read stand for as long as Secrets Manager does not answer.
 */
export const followSecrets = async (): Promise<void> => {
  const following = known()
  const { names, secrets } = following
  const at = Date.parse(now())
  if (names.length === 0 || at < following.readAgainAt) return
  try {
    const { readSecret } = await import('./readSecret.ts')
    const read = await Promise.all(names.map(async (name) => [name, await readSecret(name)] as const))
    for (const [name, secret] of read) secrets.set(name, secret)
    following.readAgainAt = at + believed
  } catch (error) {
    if (secrets.size === 0) throw error
    log.warn('secrets could not be read again', { error })
    following.readAgainAt = at + patience
  }
}

/** The secret that a setting names, as it was read last; on a laptop, where no place is named, the setting itself. */
export const secretOf = (setting: string): string => {
  const name = secretNameIn(setting)
  if (name === undefined) return setting
  const secret = known().secrets.get(name)
  if (secret === undefined) throw new Error(`The secret ${name} was not read.`)
  return secret
}
