import { implement } from '#functions/_platform/http/implement.ts'
import { listAwsRegions as contract } from '#shared/contracts/connector/connectors.ts'
import { awsRegions } from '#shared/domain/integration/connectors.ts'

export const listAwsRegions = implement(contract)(async () => [...awsRegions])
