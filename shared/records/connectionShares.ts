import type { HistoryShare } from './historyShares.ts'

/** How an organization's own people sign in; what proves it is nobody's to read. */
export const identityProvider: HistoryShare = {
  agency: [
    ...['attributes', 'breakGlass', 'clientId', 'domain', 'issuer', 'metadataUrl', 'name', 'protocol', 'provenAt'],
    ...['required', 'status', 'tested'],
  ],
}

/** What an organization's keys may and from where; what they open by is nobody's to read. */
export const apiKey: HistoryShare = {
  agency: [
    'addresses',
    'assistant',
    'createdBy',
    'enabled',
    'expiresAt',
    'freely',
    'leakedAt',
    'name',
    'prefix',
    'scopes',
  ],
  lists: ['addresses', 'scopes'],
}

/** Where an organization's webhooks lead and what they are told; what signs it is nobody's to read. */
export const webhook: HistoryShare = {
  agency: ['channel', 'companyName', 'createdBy', 'enabled', 'events', 'suspendedAt', 'webhookUrl'],
  lists: ['events'],
}
