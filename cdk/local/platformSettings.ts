import type { RegionCode } from '#shared/regions/code.ts'
import type { Application } from './application.ts'
import type { OidcPerson } from './emulators/oidc/organization.ts'
import type { SignIn } from './gateway/landing.ts'
import type { WebMode } from './web/serve.ts'

/** How a platform is started; everything may be left out. */
export interface PlatformSettings {
  readonly regions?: readonly RegionCode[]
  /** 0, the standard here, takes any free port. */
  readonly port?: number
  /** Standard: PALISADE_DATA, else `.local`. */
  readonly dataDir?: string
  /** Standard: Palisade itself. */
  readonly application?: Application
  /** `built` (standard), `dev` for the sources through Vite, `none` for the API alone. */
  readonly web?: WebMode
  /** Print what functions log; it is in `logs/<region>.log` of the data folder anyway. */
  readonly verbose?: boolean
  /** Further environment of the functions. */
  readonly environment?: Readonly<Record<string, string>>
  /** People the landing page offers. */
  readonly signIns?: readonly SignIn[]
  /** Secrets of authenticator apps that are known beforehand, by e-mail. */
  readonly authenticators?: Readonly<Record<string, string>>
  /** Who has an account at the sandbox identity provider of their organization. */
  readonly ssoPeople?: readonly OidcPerson[]
}
