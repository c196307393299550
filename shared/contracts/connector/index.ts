export {
  addWizer,
  createConnection,
  getConnectionStatus,
  listAccountConnectors,
  listConnections,
  removeConnection,
  replaceConnectionSecret,
} from './connections.ts'
export {
  getLatestScore,
  listAwsRegions,
  listConnectorActions,
  listConnectorHistory,
  listConnectors,
  listScoreHistory,
  listShortlistActions,
  removeConnector,
  updatePrivacyConsent,
} from './connectors.ts'
export { createLeenInviteToken, createLeenOrganization } from './leen.ts'
export { completeConnectorOauth, getOauthMetadata } from './oauth.ts'
export { searchPostures } from './postures.ts'
