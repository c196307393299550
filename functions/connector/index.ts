import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/connector/index.ts'
import { addWizer } from './connections/addWizer.ts'
import { createConnection } from './connections/createConnection.ts'
import { getConnectionStatus } from './connections/getConnectionStatus.ts'
import { listAccountConnectors } from './connections/listAccountConnectors.ts'
import { listConnections } from './connections/listConnections.ts'
import { removeConnection } from './connections/removeConnection.ts'
import { replaceConnectionSecret } from './connections/replaceConnectionSecret.ts'
import { listAwsRegions } from './connectors/listAwsRegions.ts'
import { listConnectorHistory } from './connectors/listConnectorHistory.ts'
import { listConnectors } from './connectors/listConnectors.ts'
import { removeConnector } from './connectors/removeConnector.ts'
import { updatePrivacyConsent } from './connectors/updatePrivacyConsent.ts'
import { createLeenInviteToken } from './leen/createLeenInviteToken.ts'
import { createLeenOrganization } from './leen/createLeenOrganization.ts'
import { completeConnectorOauth } from './oauth/completeConnectorOauth.ts'
import { getOauthMetadata } from './oauth/getOauthMetadata.ts'
import { getLatestScore } from './posture/getLatestScore.ts'
import { listConnectorActions } from './posture/listConnectorActions.ts'
import { listScoreHistory } from './posture/listScoreHistory.ts'
import { listShortlistActions } from './posture/listShortlistActions.ts'
import { searchPostures } from './posture/searchPostures.ts'

export const handler = serve(contracts, {
  addWizer,
  completeConnectorOauth,
  createConnection,
  createLeenInviteToken,
  createLeenOrganization,
  getConnectionStatus,
  getLatestScore,
  getOauthMetadata,
  listAccountConnectors,
  listAwsRegions,
  listConnections,
  listConnectorActions,
  listConnectorHistory,
  listConnectors,
  listScoreHistory,
  listShortlistActions,
  removeConnection,
  removeConnector,
  replaceConnectionSecret,
  searchPostures,
  updatePrivacyConsent,
})
