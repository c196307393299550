import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { getAssistantDoor as contract } from '#shared/contracts/auth/keys.ts'
import { assistantDoor } from '#shared/domain/identity/assistants.ts'
import { permissions } from '#shared/permissions.ts'

export const getAssistantDoor = implement(contract)(async () => ({
  resource: `${config.publicUrl}${assistantDoor}`,
  resource_name: 'Palisade',
  resource_documentation: `${config.publicUrl}/developers`,
  authorization_servers: [config.tokenIssuer],
  bearer_methods_supported: ['header'],
  scopes_supported: [...permissions],
}))
