import { config } from '#functions/_platform/config/config.ts'
import { secretOf } from '#functions/_platform/secrets/secrets.ts'
import type { AdaptedByKey, AdaptedBySignIn, SignInClient } from '#shared/domain/integration/toolChoices.ts'
import type { SecurityTool, SignInTool } from '../securityTools.ts'

/** The adapters to real parties, each loaded when it is first asked: by a key of the insured's, and by a sign-in. */
export const byKey: Readonly<Record<AdaptedByKey, () => Promise<SecurityTool>>> = {
  AWS: async () => (await import('./aws.ts')).aws(),
  CLOUDFLARE: async () => (await import('./cloudflare.ts')).cloudflare(),
  QUALYSVM: async () => (await import('./qualys.ts')).qualys(),
}
export const bySignIn: Readonly<Record<AdaptedBySignIn, (client: SignInClient) => Promise<SignInTool>>> = {
  GOOGLEWORKSPACE: async ({ clientId }) => {
    const { googleWorkspace } = await import('./googleWorkspace.ts')
    return googleWorkspace({ clientId, clientSecret: secretOf(config.googleClientSecret) })
  },
  MICROSOFT: async ({ clientId }) => {
    const { microsoft } = await import('./microsoft.ts')
    return microsoft({ clientId, clientSecret: secretOf(config.microsoftClientSecret) })
  },
}
