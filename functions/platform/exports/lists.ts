import type { Implementation } from '#functions/_platform/http/implement.ts'
import { searchAccounts } from '#functions/account/accounts/searchAccounts.ts'
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
import { searchAgencyLicenses } from '#functions/agency/licenses/searchAgencyLicenses.ts'
import { searchAgentLicenses } from '#functions/agency/licenses/searchAgentLicenses.ts'
import { searchAllAgentLicenses } from '#functions/agency/licenses/searchAllAgentLicenses.ts'
import { listAgencyLinks } from '#functions/agency/organizations/listAgencyLinks.ts'
import { listPersonaLinks } from '#functions/agency/organizations/listPersonaLinks.ts'
import { searchAggregators } from '#functions/agency/organizations/searchAggregators.ts'
import { listPoolYears } from '#functions/agency/pools/listPoolYears.ts'
import { searchAgencyAgents } from '#functions/agency/searchAgencyAgents.ts'
import { searchPersonaRecords } from '#functions/agency/searchPersonaRecords.ts'
import { listMemberClients } from '#functions/agency/sharing/listMemberClients.ts'
import { searchAllSurplusLicenses } from '#functions/agency/surplus/searchAllSurplusLicenses.ts'
import { searchSurplusLicenses } from '#functions/agency/surplus/searchSurplusLicenses.ts'
import { listTreaties } from '#functions/agency/treaties/listTreaties.ts'
import { listApiKeys } from '#functions/auth/apiKeys/listApiKeys.ts'
import { listBlacklistedDomains } from '#functions/auth/blacklist/listBlacklistedDomains.ts'
import { searchBlacklistAppeals } from '#functions/auth/blacklist/searchBlacklistAppeals.ts'
import { listRoleGrants } from '#functions/auth/grants/listRoleGrants.ts'
import { listMyInvitations } from '#functions/auth/invitations/listMyInvitations.ts'
import { listMyAccounts } from '#functions/auth/jumps/listMyAccounts.ts'
import { listMyPasskeys } from '#functions/auth/passkeys/listMyPasskeys.ts'
import { listMyPrivacyRequests } from '#functions/auth/privacy/listMyPrivacyRequests.ts'
import { searchPrivacyRequests } from '#functions/auth/privacy/searchPrivacyRequests.ts'
import { searchAccessReviews } from '#functions/auth/reviews/searchAccessReviews.ts'
import { listMySessions } from '#functions/auth/sessions/listMySessions.ts'
import { listAgencyTeams } from '#functions/auth/teams/listAgencyTeams.ts'
import { listAllTeams } from '#functions/auth/teams/listAllTeams.ts'
import { listMyTeams } from '#functions/auth/teams/listMyTeams.ts'
import { listTeamAgencies } from '#functions/auth/teams/listTeamAgencies.ts'
import { listUserTeams } from '#functions/auth/teams/listUserTeams.ts'
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
import { listUsers } from '#functions/auth/users/listUsers.ts'
import { searchAgencyBilledInvoices } from '#functions/billing/agencyBill/searchAgencyBilledInvoices.ts'
import { listPaperTransactions } from '#functions/billing/bordereaux/listPaperTransactions.ts'
import { listCarrierBalances } from '#functions/billing/carrierRemittances/listCarrierBalances.ts'
import { searchCarrierRemittances } from '#functions/billing/carrierRemittances/searchCarrierRemittances.ts'
import { listBillingContacts } from '#functions/billing/contacts/listBillingContacts.ts'
import { searchFinancedPolicies } from '#functions/billing/finance/searchFinancedPolicies.ts'
import { listLedgerEntries } from '#functions/billing/ledger/listLedgerEntries.ts'
import { listPaymentMethods } from '#functions/billing/methods/listPaymentMethods.ts'
import { searchReceivables } from '#functions/billing/receivables/searchReceivables.ts'
import { searchRefunds } from '#functions/billing/refunds/searchRefunds.ts'
import { listBookCarriers } from '#functions/billing/statements/listBookCarriers.ts'
import { searchTransactions } from '#functions/billing/transactions/searchTransactions.ts'
import { searchWriteOffs } from '#functions/billing/writeOffs/searchWriteOffs.ts'
import { listBulkUploads } from '#functions/bulk/uploads/listBulkUploads.ts'
import { searchClaimQueue } from '#functions/claims/desk/searchClaimQueue.ts'
import { searchVendorInvoices } from '#functions/claims/invoices/searchVendorInvoices.ts'
import { listClaimDiaries } from '#functions/claims/notes/listClaimDiaries.ts'
import { listClaimNotes } from '#functions/claims/notes/listClaimNotes.ts'
import { searchClaims } from '#functions/claims/notices/searchClaims.ts'
import { listPanelSubcategories } from '#functions/claims/vendors/listPanelSubcategories.ts'
import { listVendorPanel } from '#functions/claims/vendors/listVendorPanel.ts'
import { listOwnCommissionAgreements } from '#functions/commissions/agreements/listOwnCommissionAgreements.ts'
import { listCommissionPayments } from '#functions/commissions/payments/listCommissionPayments.ts'
import { listReturnedCommissionPayments } from '#functions/commissions/payments/listReturnedCommissionPayments.ts'
import { listRemittances } from '#functions/commissions/remittances/listRemittances.ts'
import { searchRemittanceExceptions } from '#functions/commissions/remittances/searchRemittanceExceptions.ts'
import { listCommissionStatements } from '#functions/commissions/statements/listCommissionStatements.ts'
import { listConnections } from '#functions/connector/connections/listConnections.ts'
import { searchPostures } from '#functions/connector/posture/searchPostures.ts'
import { listPolicyCertificates } from '#functions/docs/certificates/listPolicyCertificates.ts'
import { searchDocuments } from '#functions/docs/documents/searchDocuments.ts'
import { searchOwnerDocuments } from '#functions/docs/documents/searchOwnerDocuments.ts'
import { searchForms } from '#functions/docs/forms/searchForms.ts'
import { searchFormTypes } from '#functions/docs/forms/searchFormTypes.ts'
import { searchRemovals } from '#functions/docs/retention/searchRemovals.ts'
import { searchMessages } from '#functions/inbox/messages/searchMessages.ts'
import { listHolds } from '#functions/policy/holds/listHolds.ts'
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
import { listManuscripts } from '#functions/quote/manuscripts/listManuscripts.ts'
import { listQuoteNotes } from '#functions/quote/notes/listQuoteNotes.ts'
import { listP250Quotes } from '#functions/quote/p250/listP250Quotes.ts'
import { listPortfolioScenarios } from '#functions/quote/scenarios/listPortfolioScenarios.ts'
import { searchActionQuotes } from '#functions/quote/search/searchActionQuotes.ts'
import { searchDashboardQuotes } from '#functions/quote/search/searchDashboardQuotes.ts'
import { searchQuotes } from '#functions/quote/search/searchQuotes.ts'
import { searchSubjectivities } from '#functions/quote/search/searchSubjectivities.ts'
import { searchUnderwriterInbox } from '#functions/quote/search/searchUnderwriterInbox.ts'
import { listQuoteShares } from '#functions/quote/shares/listQuoteShares.ts'
import { listRateBooks } from '#functions/rater/books/listRateBooks.ts'
import { listCarrierProfiles } from '#functions/rater/carriers/listCarrierProfiles.ts'
import { listCarrierRaterVersions } from '#functions/rater/carriers/listCarrierRaterVersions.ts'
import { searchCarrierRaters } from '#functions/rater/carriers/searchCarrierRaters.ts'
import { listRaters } from '#functions/rater/catalogue/listRaters.ts'
import { listCustomPresets } from '#functions/rater/presets/listCustomPresets.ts'
import { listEndorsementRules } from '#functions/rater/rules/listEndorsementRules.ts'
import { searchDependentPolicies } from '#functions/risk/accumulation/searchDependentPolicies.ts'
import { listFindingDisputes } from '#functions/risk/disputes/listFindingDisputes.ts'
import { searchFindingDisputes } from '#functions/risk/disputes/searchFindingDisputes.ts'
import { searchScreenings } from '#functions/risk/screening/searchScreenings.ts'
import { searchSubmissions } from '#functions/submission/submissions/searchSubmissions.ts'
import { listNotifications } from '#functions/user/notifications/listNotifications.ts'
import { listAssistantRequests } from '#functions/webhook/assistants/listAssistantRequests.ts'
import { listWebhookDeliveries } from '#functions/webhook/deliveries/listWebhookDeliveries.ts'
import { listWebhooks } from '#functions/webhook/hooks/listWebhooks.ts'
import { listDeadLetters } from '../deadLetters/listDeadLetters.ts'
import { listJobs } from '../jobs/listJobs.ts'
import { histories } from './histories.ts'
import { listMyExports } from './listMyExports.ts'
import type { ListName } from './listNames.ts'

/** Every list that may be taken away as a file, with the very operation that reads it; a test sees that none is forgotten. */
export const lists = {
  ...histories,
  listAccountExecutives,
  listAdditionalInsureds,
  listAgencyAccountUsers,
  listAgencyAppointments,
  listAgencyLevels,
  listAgencyLinks,
  listAgencyLocations,
  listAgencyPrograms,
  listAgencyTeams,
  listAgencyUsers,
  listAgents,
  listAllTeams,
  listAllUsers,
  listApiKeys,
  listAssistantRequests,
  listBds,
  listBillingContacts,
  listBlacklistedDomains,
  listBookCarriers,
  listBorPolicies,
  listBulkUploads,
  listCarrierBalances,
  listCarrierProfiles,
  listCarrierRaterVersions,
  listChildUsers,
  listClaimDiaries,
  listClaimNotes,
  listCommissionPayments,
  listCommissionStatements,
  listConnections,
  listCustomPresets,
  listDeadLetters,
  listDormantAgencies,
  listEndorsementRules,
  listFellowUsers,
  listFindingDisputes,
  listHolds,
  listJobs,
  listLeavers,
  listLedgerEntries,
  listManuscripts,
  listMemberClients,
  listMidtermPolicies,
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
  listPersonaLinks,
  listPolicyCertificates,
  listPolicyEndorsements,
  listPolicyRevisions,
  listPoolYears,
  listPortfolioScenarios,
  listPremiumByMonth,
  listQuestionForms,
  listQuoteNotes,
  listQuoteShares,
  listRateBooks,
  listRaters,
  listRemittances,
  listReturnedCommissionPayments,
  listRoleGrants,
  listRoles,
  listSelectableAccounts,
  listTags,
  listTams,
  listTeamAgencies,
  listTreaties,
  listUnderwriters,
  listUnfiledPolicies,
  listUserAccounts,
  listUserTeams,
  listUsers,
  listVendorPanel,
  listWebhookDeliveries,
  listWebhooks,
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
