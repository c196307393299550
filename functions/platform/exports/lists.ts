import type { Implementation } from '#functions/_platform/http/implement.ts'
import { searchAccounts } from '#functions/account/accounts/searchAccounts.ts'
import { listAccountHistory } from '#functions/account/history/listAccountHistory.ts'
import { searchIndustryCodes } from '#functions/account/industry/searchIndustryCodes.ts'
import { listQuestionForms } from '#functions/account/questions/listQuestionForms.ts'
import { searchStates } from '#functions/account/states/searchStates.ts'
import { listTags } from '#functions/account/tags/listTags.ts'
import { searchEnquiries } from '#functions/agency/enquiries/searchEnquiries.ts'
import { listAgencyAppointments } from '#functions/agency/facts/listAgencyAppointments.ts'
import { listAgencyLevels } from '#functions/agency/facts/listAgencyLevels.ts'
import { listAgencyLocations } from '#functions/agency/facts/listAgencyLocations.ts'
import { listAgencyPrograms } from '#functions/agency/facts/listAgencyPrograms.ts'
import { listDormantAgencies } from '#functions/agency/facts/listDormantAgencies.ts'
import { listAgencyLicenseHistory } from '#functions/agency/licenses/listAgencyLicenseHistory.ts'
import { listAgentLicenseHistory } from '#functions/agency/licenses/listAgentLicenseHistory.ts'
import { searchAgencyLicenses } from '#functions/agency/licenses/searchAgencyLicenses.ts'
import { searchAgentLicenses } from '#functions/agency/licenses/searchAgentLicenses.ts'
import { searchAllAgentLicenses } from '#functions/agency/licenses/searchAllAgentLicenses.ts'
import { listAgencyHistory } from '#functions/agency/listAgencyHistory.ts'
import { listAgencyLinks } from '#functions/agency/organizations/listAgencyLinks.ts'
import { listPersonaHistory } from '#functions/agency/organizations/listPersonaHistory.ts'
import { listPersonaLinks } from '#functions/agency/organizations/listPersonaLinks.ts'
import { searchAggregators } from '#functions/agency/organizations/searchAggregators.ts'
import { listPoolYearHistory } from '#functions/agency/pools/listPoolYearHistory.ts'
import { listPoolYears } from '#functions/agency/pools/listPoolYears.ts'
import { searchAgencyAgents } from '#functions/agency/searchAgencyAgents.ts'
import { searchPersonaRecords } from '#functions/agency/searchPersonaRecords.ts'
import { listMemberClients } from '#functions/agency/sharing/listMemberClients.ts'
import { listSurplusLicenseHistory } from '#functions/agency/surplus/listSurplusLicenseHistory.ts'
import { searchAllSurplusLicenses } from '#functions/agency/surplus/searchAllSurplusLicenses.ts'
import { searchSurplusLicenses } from '#functions/agency/surplus/searchSurplusLicenses.ts'
import { listTreaties } from '#functions/agency/treaties/listTreaties.ts'
import { listTreatyHistory } from '#functions/agency/treaties/listTreatyHistory.ts'
import { listApiKeys } from '#functions/auth/apiKeys/listApiKeys.ts'
import { listBlacklistedDomains } from '#functions/auth/blacklist/listBlacklistedDomains.ts'
import { searchBlacklistAppeals } from '#functions/auth/blacklist/searchBlacklistAppeals.ts'
import { listRoleGrantHistory } from '#functions/auth/grants/listRoleGrantHistory.ts'
import { listRoleGrants } from '#functions/auth/grants/listRoleGrants.ts'
import { listMyInvitations } from '#functions/auth/invitations/listMyInvitations.ts'
import { listMyAccounts } from '#functions/auth/jumps/listMyAccounts.ts'
import { listMyPasskeys } from '#functions/auth/passkeys/listMyPasskeys.ts'
import { listMyPrivacyRequests } from '#functions/auth/privacy/listMyPrivacyRequests.ts'
import { listPrivacyRequestHistory } from '#functions/auth/privacy/listPrivacyRequestHistory.ts'
import { searchPrivacyRequests } from '#functions/auth/privacy/searchPrivacyRequests.ts'
import { listIdentityProviderHistory } from '#functions/auth/providers/listIdentityProviderHistory.ts'
import { listAccessReviewHistory } from '#functions/auth/reviews/listAccessReviewHistory.ts'
import { searchAccessReviews } from '#functions/auth/reviews/searchAccessReviews.ts'
import { listMySessions } from '#functions/auth/sessions/listMySessions.ts'
import { listAgencyTeams } from '#functions/auth/teams/listAgencyTeams.ts'
import { listAllTeams } from '#functions/auth/teams/listAllTeams.ts'
import { listMyTeams } from '#functions/auth/teams/listMyTeams.ts'
import { listTeamAgencies } from '#functions/auth/teams/listTeamAgencies.ts'
import { listTeamHistory } from '#functions/auth/teams/listTeamHistory.ts'
import { listUserTeams } from '#functions/auth/teams/listUserTeams.ts'
import { listRoleTemplateHistory } from '#functions/auth/templates/listRoleTemplateHistory.ts'
import { searchRoleTemplates } from '#functions/auth/templates/searchRoleTemplates.ts'
import { listAccountExecutives } from '#functions/auth/users/listAccountExecutives.ts'
import { listAgencyAccountUsers } from '#functions/auth/users/listAgencyAccountUsers.ts'
import { listAgencyUsers } from '#functions/auth/users/listAgencyUsers.ts'
import { listAgents } from '#functions/auth/users/listAgents.ts'
import { listAllUsers } from '#functions/auth/users/listAllUsers.ts'
import { listBds } from '#functions/auth/users/listBds.ts'
import { listChildUsers } from '#functions/auth/users/listChildUsers.ts'
import { listFellowUsers } from '#functions/auth/users/listFellowUsers.ts'
import { listLeavers } from '#functions/auth/users/listLeavers.ts'
import { listRoles } from '#functions/auth/users/listRoles.ts'
import { listSelectableAccounts } from '#functions/auth/users/listSelectableAccounts.ts'
import { listTams } from '#functions/auth/users/listTams.ts'
import { listUnderwriters } from '#functions/auth/users/listUnderwriters.ts'
import { listUserAccounts } from '#functions/auth/users/listUserAccounts.ts'
import { listUserHistory } from '#functions/auth/users/listUserHistory.ts'
import { listUsers } from '#functions/auth/users/listUsers.ts'
import { searchAgencyBilledInvoices } from '#functions/billing/agencyBill/searchAgencyBilledInvoices.ts'
import { listPaperTransactions } from '#functions/billing/bordereaux/listPaperTransactions.ts'
import { listCarrierAccountHistory } from '#functions/billing/carrierRemittances/listCarrierAccountHistory.ts'
import { listCarrierBalances } from '#functions/billing/carrierRemittances/listCarrierBalances.ts'
import { listCarrierRemittanceHistory } from '#functions/billing/carrierRemittances/listCarrierRemittanceHistory.ts'
import { searchCarrierRemittances } from '#functions/billing/carrierRemittances/searchCarrierRemittances.ts'
import { listBillingContacts } from '#functions/billing/contacts/listBillingContacts.ts'
import { searchFinancedPolicies } from '#functions/billing/finance/searchFinancedPolicies.ts'
import { listInvoiceHistory } from '#functions/billing/history/listInvoiceHistory.ts'
import { listLedgerEntries } from '#functions/billing/ledger/listLedgerEntries.ts'
import { listPaymentMethods } from '#functions/billing/methods/listPaymentMethods.ts'
import { listPeriodClosingHistory } from '#functions/billing/periods/listPeriodClosingHistory.ts'
import { searchReceivables } from '#functions/billing/receivables/searchReceivables.ts'
import { listRefundHistory } from '#functions/billing/refunds/listRefundHistory.ts'
import { searchRefunds } from '#functions/billing/refunds/searchRefunds.ts'
import { listBookCarriers } from '#functions/billing/statements/listBookCarriers.ts'
import { listTaxReturnHistory } from '#functions/billing/taxes/listTaxReturnHistory.ts'
import { searchTransactions } from '#functions/billing/transactions/searchTransactions.ts'
import { listWriteOffHistory } from '#functions/billing/writeOffs/listWriteOffHistory.ts'
import { searchWriteOffs } from '#functions/billing/writeOffs/searchWriteOffs.ts'
import { listBulkUploads } from '#functions/bulk/uploads/listBulkUploads.ts'
import { searchClaimQueue } from '#functions/claims/desk/searchClaimQueue.ts'
import { listVendorInvoiceHistory } from '#functions/claims/invoices/listVendorInvoiceHistory.ts'
import { searchVendorInvoices } from '#functions/claims/invoices/searchVendorInvoices.ts'
import { listClaimDiaries } from '#functions/claims/notes/listClaimDiaries.ts'
import { listClaimNotes } from '#functions/claims/notes/listClaimNotes.ts'
import { listClaimHistory } from '#functions/claims/notices/listClaimHistory.ts'
import { searchClaims } from '#functions/claims/notices/searchClaims.ts'
import { listPanelSubcategories } from '#functions/claims/vendors/listPanelSubcategories.ts'
import { listVendorPanel } from '#functions/claims/vendors/listVendorPanel.ts'
import { listCommissionAccountHistory } from '#functions/commissions/account/listCommissionAccountHistory.ts'
import { listCommissionAgreementHistory } from '#functions/commissions/agreements/listCommissionAgreementHistory.ts'
import { listOwnCommissionAgreements } from '#functions/commissions/agreements/listOwnCommissionAgreements.ts'
import { listCommissionPayments } from '#functions/commissions/payments/listCommissionPayments.ts'
import { listReturnedCommissionPayments } from '#functions/commissions/payments/listReturnedCommissionPayments.ts'
import { listRemittanceExceptionHistory } from '#functions/commissions/remittances/listRemittanceExceptionHistory.ts'
import { listRemittanceHistory } from '#functions/commissions/remittances/listRemittanceHistory.ts'
import { listRemittances } from '#functions/commissions/remittances/listRemittances.ts'
import { searchRemittanceExceptions } from '#functions/commissions/remittances/searchRemittanceExceptions.ts'
import { listCommissionStatements } from '#functions/commissions/statements/listCommissionStatements.ts'
import { listConnections } from '#functions/connector/connections/listConnections.ts'
import { listConnectorHistory } from '#functions/connector/connectors/listConnectorHistory.ts'
import { listScoreHistory } from '#functions/connector/posture/listScoreHistory.ts'
import { searchPostures } from '#functions/connector/posture/searchPostures.ts'
import { listCertificateHistory } from '#functions/docs/certificates/listCertificateHistory.ts'
import { listPolicyCertificates } from '#functions/docs/certificates/listPolicyCertificates.ts'
import { listDocumentHistory } from '#functions/docs/documents/listDocumentHistory.ts'
import { searchDocuments } from '#functions/docs/documents/searchDocuments.ts'
import { searchOwnerDocuments } from '#functions/docs/documents/searchOwnerDocuments.ts'
import { searchForms } from '#functions/docs/forms/searchForms.ts'
import { searchFormTypes } from '#functions/docs/forms/searchFormTypes.ts'
import { searchRemovals } from '#functions/docs/retention/searchRemovals.ts'
import { listMessageHistory } from '#functions/inbox/messages/listMessageHistory.ts'
import { searchMessages } from '#functions/inbox/messages/searchMessages.ts'
import { listPolicyHistory } from '#functions/policy/history/listPolicyHistory.ts'
import { listHoldHistory } from '#functions/policy/holds/listHoldHistory.ts'
import { listHolds } from '#functions/policy/holds/listHolds.ts'
import { listMoratoriumHistory } from '#functions/policy/moratoriums/listMoratoriumHistory.ts'
import { listMoratoriumPolicies } from '#functions/policy/moratoriums/listMoratoriumPolicies.ts'
import { listMoratoriums } from '#functions/policy/moratoriums/listMoratoriums.ts'
import { listPaperNotices } from '#functions/policy/paperNotices/listPaperNotices.ts'
import { listAdditionalInsureds } from '#functions/policy/policies/listAdditionalInsureds.ts'
import { listPolicyEndorsements } from '#functions/policy/policies/listPolicyEndorsements.ts'
import { listPolicyRevisions } from '#functions/policy/policies/listPolicyRevisions.ts'
import { listPremiumByMonth } from '#functions/policy/reports/listPremiumByMonth.ts'
import { listBorPolicies } from '#functions/policy/search/listBorPolicies.ts'
import { listMidtermPolicies } from '#functions/policy/search/listMidtermPolicies.ts'
import { searchBinders } from '#functions/policy/search/searchBinders.ts'
import { searchPolicies } from '#functions/policy/search/searchPolicies.ts'
import { listUnfiledPolicies } from '#functions/policy/surplus/listUnfiledPolicies.ts'
import { searchConversationPeople } from '#functions/quote/conversation/searchConversationPeople.ts'
import { listQuoteHistory } from '#functions/quote/history/listQuoteHistory.ts'
import { listManuscriptHistory } from '#functions/quote/manuscripts/listManuscriptHistory.ts'
import { listManuscripts } from '#functions/quote/manuscripts/listManuscripts.ts'
import { listQuoteNotes } from '#functions/quote/notes/listQuoteNotes.ts'
import { listP250Quotes } from '#functions/quote/p250/listP250Quotes.ts'
import { listPortfolioScenarios } from '#functions/quote/scenarios/listPortfolioScenarios.ts'
import { searchActionQuotes } from '#functions/quote/search/searchActionQuotes.ts'
import { searchDashboardQuotes } from '#functions/quote/search/searchDashboardQuotes.ts'
import { searchQuotes } from '#functions/quote/search/searchQuotes.ts'
import { searchSubjectivities } from '#functions/quote/search/searchSubjectivities.ts'
import { searchUnderwriterInbox } from '#functions/quote/search/searchUnderwriterInbox.ts'
import { listQuoteShareHistory } from '#functions/quote/shares/listQuoteShareHistory.ts'
import { listQuoteShares } from '#functions/quote/shares/listQuoteShares.ts'
import { listRateBookHistory } from '#functions/rater/books/listRateBookHistory.ts'
import { listRateBooks } from '#functions/rater/books/listRateBooks.ts'
import { listCarrierProfiles } from '#functions/rater/carriers/listCarrierProfiles.ts'
import { listCarrierRaterVersions } from '#functions/rater/carriers/listCarrierRaterVersions.ts'
import { searchCarrierRaters } from '#functions/rater/carriers/searchCarrierRaters.ts'
import { listRaters } from '#functions/rater/catalogue/listRaters.ts'
import { listCustomPresets } from '#functions/rater/presets/listCustomPresets.ts'
import { listEndorsementRules } from '#functions/rater/rules/listEndorsementRules.ts'
import { searchDependentPolicies } from '#functions/risk/accumulation/searchDependentPolicies.ts'
import { listFindingDisputeHistory } from '#functions/risk/disputes/listFindingDisputeHistory.ts'
import { listFindingDisputes } from '#functions/risk/disputes/listFindingDisputes.ts'
import { searchFindingDisputes } from '#functions/risk/disputes/searchFindingDisputes.ts'
import { listScreeningHistory } from '#functions/risk/screening/listScreeningHistory.ts'
import { searchScreenings } from '#functions/risk/screening/searchScreenings.ts'
import { listSubmissionHistory } from '#functions/submission/submissions/listSubmissionHistory.ts'
import { searchSubmissions } from '#functions/submission/submissions/searchSubmissions.ts'
import { listNotifications } from '#functions/user/notifications/listNotifications.ts'
import { listAssistantRequestHistory } from '#functions/webhook/assistants/listAssistantRequestHistory.ts'
import { listAssistantRequests } from '#functions/webhook/assistants/listAssistantRequests.ts'
import { listWebhookDeliveries } from '#functions/webhook/deliveries/listWebhookDeliveries.ts'
import { listWebhooks } from '#functions/webhook/hooks/listWebhooks.ts'
import { listDeadLetterHistory } from '../deadLetters/listDeadLetterHistory.ts'
import { listDeadLetters } from '../deadLetters/listDeadLetters.ts'
import { listJobHistory } from '../jobs/listJobHistory.ts'
import { listJobs } from '../jobs/listJobs.ts'
import { listMyExports } from './listMyExports.ts'
import type { ListName } from './listNames.ts'

/** Every list that may be taken away as a file, with the very operation that reads it; a test sees that none is forgotten. */
export const lists = {
  listAccessReviewHistory,
  listAccountExecutives,
  listAccountHistory,
  listAdditionalInsureds,
  listAgencyAccountUsers,
  listAgencyAppointments,
  listAgencyHistory,
  listAgencyLevels,
  listAgencyLicenseHistory,
  listAgencyLinks,
  listAgencyLocations,
  listAgencyPrograms,
  listAgencyTeams,
  listAgencyUsers,
  listAgentLicenseHistory,
  listAgents,
  listAllTeams,
  listAllUsers,
  listApiKeys,
  listAssistantRequestHistory,
  listAssistantRequests,
  listBds,
  listBillingContacts,
  listBlacklistedDomains,
  listBookCarriers,
  listBorPolicies,
  listBulkUploads,
  listCarrierAccountHistory,
  listCarrierBalances,
  listCarrierProfiles,
  listCarrierRaterVersions,
  listCarrierRemittanceHistory,
  listCertificateHistory,
  listChildUsers,
  listClaimDiaries,
  listClaimHistory,
  listClaimNotes,
  listCommissionAccountHistory,
  listCommissionAgreementHistory,
  listCommissionPayments,
  listCommissionStatements,
  listConnections,
  listConnectorHistory,
  listCustomPresets,
  listDeadLetterHistory,
  listDeadLetters,
  listDocumentHistory,
  listDormantAgencies,
  listEndorsementRules,
  listFellowUsers,
  listFindingDisputeHistory,
  listFindingDisputes,
  listHoldHistory,
  listHolds,
  listIdentityProviderHistory,
  listInvoiceHistory,
  listJobHistory,
  listJobs,
  listLeavers,
  listLedgerEntries,
  listManuscriptHistory,
  listManuscripts,
  listMemberClients,
  listMessageHistory,
  listMidtermPolicies,
  listMoratoriumHistory,
  listMoratoriumPolicies,
  listMoratoriums,
  listMyAccounts,
  listMyExports,
  listMyInvitations,
  listMyPasskeys,
  listMyPrivacyRequests,
  listMySessions,
  listMyTeams,
  listNotifications,
  listOwnCommissionAgreements,
  listP250Quotes,
  listPanelSubcategories,
  listPaperNotices,
  listPaperTransactions,
  listPaymentMethods,
  listPeriodClosingHistory,
  listPersonaHistory,
  listPersonaLinks,
  listPolicyCertificates,
  listPolicyEndorsements,
  listPolicyHistory,
  listPolicyRevisions,
  listPoolYearHistory,
  listPoolYears,
  listPortfolioScenarios,
  listPremiumByMonth,
  listPrivacyRequestHistory,
  listQuestionForms,
  listQuoteHistory,
  listQuoteNotes,
  listQuoteShareHistory,
  listQuoteShares,
  listRateBookHistory,
  listRateBooks,
  listRaters,
  listRefundHistory,
  listRemittanceExceptionHistory,
  listRemittanceHistory,
  listRemittances,
  listReturnedCommissionPayments,
  listRoleGrantHistory,
  listRoleGrants,
  listRoleTemplateHistory,
  listRoles,
  listScoreHistory,
  listScreeningHistory,
  listSelectableAccounts,
  listSubmissionHistory,
  listSurplusLicenseHistory,
  listTags,
  listTams,
  listTaxReturnHistory,
  listTeamAgencies,
  listTeamHistory,
  listTreaties,
  listTreatyHistory,
  listUnderwriters,
  listUnfiledPolicies,
  listUserAccounts,
  listUserHistory,
  listUserTeams,
  listUsers,
  listVendorInvoiceHistory,
  listVendorPanel,
  listWebhookDeliveries,
  listWebhooks,
  listWriteOffHistory,
  searchAccessReviews,
  searchAccounts,
  searchActionQuotes,
  searchAgencyAgents,
  searchAgencyBilledInvoices,
  searchAgencyLicenses,
  searchAgentLicenses,
  searchAggregators,
  searchAllAgentLicenses,
  searchAllSurplusLicenses,
  searchBinders,
  searchBlacklistAppeals,
  searchCarrierRaters,
  searchCarrierRemittances,
  searchClaimQueue,
  searchClaims,
  searchConversationPeople,
  searchDashboardQuotes,
  searchDependentPolicies,
  searchDocuments,
  searchEnquiries,
  searchFinancedPolicies,
  searchFindingDisputes,
  searchFormTypes,
  searchForms,
  searchIndustryCodes,
  searchMessages,
  searchOwnerDocuments,
  searchPersonaRecords,
  searchPolicies,
  searchPostures,
  searchPrivacyRequests,
  searchQuotes,
  searchReceivables,
  searchRefunds,
  searchRemittanceExceptions,
  searchRemovals,
  searchRoleTemplates,
  searchScreenings,
  searchStates,
  searchSubjectivities,
  searchSubmissions,
  searchSurplusLicenses,
  searchTransactions,
  searchUnderwriterInbox,
  searchVendorInvoices,
  searchWriteOffs,
} as unknown as Readonly<Record<ListName, Implementation>>
