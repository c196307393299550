import { config } from '#functions/_platform/config/config.ts'
import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import type { LicenseQuery, RegisterEntry } from '#shared/domain/licensing/verified.ts'

/** A register of licenses. */
export interface LicenseRegister {
  /** By which it is known to who reads what it said. */
  readonly name: string
  /** What it has under a number; undefined for one that it does not have. */
  readonly find: (query: LicenseQuery) => Promise<RegisterEntry | undefined>
}

/** The registers a deployment may choose of; loaded by the first request that asks one. */
const registers: Readonly<Record<string, () => Promise<LicenseRegister | undefined>>> = {
  none: async () => undefined,
  sandbox: async () => (await import('./sandboxRegister.ts')).sandboxRegister,
}

/** The register of this deployment, which a request asks for a license once; undefined where there is none to ask. */
export const licenseRegister = async (): Promise<LicenseRegister | undefined> => {
  const open = registers[config.licenseRegister]
  if (open === undefined)
    throw new Error(`LICENSE_REGISTER is "${config.licenseRegister}"; it must be one of ${Object.keys(registers)}.`)
  const register = await open()
  return (
    register && {
      name: register.name,
      find: (query) =>
        askedOnce(`license ${query.kind} ${query.state ?? ''} ${query.number}`, () => register.find(query)),
    }
  )
}
