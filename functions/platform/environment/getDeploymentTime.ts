import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/platform/environment.ts'

export const getDeploymentTime = implement(contract.getDeploymentTime)(async () => ({ deployedAt: config.deployedAt }))
