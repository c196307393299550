import type { AccountType } from './domain/identity/accountTypes.ts'
import {
  accountTeam,
  administrators,
  agency,
  agencyOffice,
  carrier,
  cluster,
  customerDesk,
  digital,
  insured,
  mssp,
  pool,
  processor,
  reinsurer,
  salesAndUnderwriting,
  staff,
  underwriting,
  vendor,
} from './domain/identity/roleGroups.ts'
import { accountTypeOf, type Role } from './domain/identity/roles.ts'

export type { AccountType, Role }

/**
 * Who may do what: one line for each permission of the platform, in the form 'resource:action'. A permission says what an
 * actor may do at all; whose records it may do it to is a relation, decided by the service that owns the record.
 */
const rolesByPermission = {
  /** Review who may what in an organization: begin a quarter’s review, decide on each person, take the report away. */
  'access:review': [
    ...administrators,
    'Customer Success',
    'Agency Admin',
    'Account Admin',
    'Corp Admin',
    'MSSP Admin',
    'Carrier Admin',
    'Cluster Admin',
    'Vendor Admin',
    'Pool Admin',
    'Reinsurer Admin',
    'Premium Processor Admin',
  ],
  /** Assign agency, agent and team to an account and unlink it. */
  'account:assign': [...salesAndUnderwriting, ...agencyOffice, 'Corp Admin'],
  /** Look up companies, create accounts, request access and add accounts to an MSSP or pool. */
  'account:create': [...salesAndUnderwriting, ...agency, ...digital, 'MSSP Admin', 'Pool Admin'],
  /** Decline an account for a product and reverse the decline. */
  'account:decline': [...underwriting, 'Carrier Underwriter'],
  /** Delete an account (operator-only). */
  'account:delete': [...customerDesk],
  /** Search and read accounts, profiles and security answers in the data scope. */
  'account:read': [
    ...staff,
    ...agency,
    ...insured,
    ...digital,
    ...mssp,
    ...carrier,
    ...cluster,
    ...vendor,
    ...pool,
    ...reinsurer,
    ...processor,
  ],
  /** Edit account details, contacts, profile, security answers, preferred agent and applied tags. */
  'account:update': [...salesAndUnderwriting, ...agency, ...insured, ...digital, ...mssp],
  /** Add an agency or a child location. */
  'agency:create': [...customerDesk, 'Biz Dev', 'Agency Admin', 'Corp Admin', 'Cluster Admin'],
  /** Delete an agency. */
  'agency:delete': [...administrators],
  /** Add agencies to and remove them from aggregators and clusters. */
  'agency:link': [...customerDesk, 'Corp Admin', 'Cluster Admin'],
  /** Search and read agencies, contacts, locations, levels, programs, appointments and stats. */
  'agency:read': [...staff, ...agency, ...insured, ...digital, ...mssp, ...carrier, ...cluster, ...pool],
  /** Edit an agency and its logos. */
  'agency:update': [...customerDesk, 'TAM', 'Agency Admin', 'Principal Producer'],
  /** Take the audit trail away as a file. */
  'audit:export': [...administrators, 'Agency Admin', 'Account Admin'],
  /** Read the audit trail: who did what to which record; of others than staff that of the own organization. */
  'audit:read': [...administrators, 'Agency Admin', 'Account Admin'],
  /** Create and accept premium finance quotes, calculate instalments. */
  'billing:finance': [...customerDesk, 'TAM', 'Account Executive', ...agency, ...insured, ...processor],
  /** Agency-billed invoices, their stats and reminders. */
  'billing:invoice': [...customerDesk, 'TAM', 'Account Executive', ...agencyOffice],
  /** Edit and close transactions, apply outside payments, record premium finance, edit billing contacts. */
  'billing:manage': [...administrators, 'Customer Success', ...processor],
  /** Pay a policy, keep payment methods and send to accounting. */
  'billing:pay': [...customerDesk, 'TAM', 'Account Executive', ...agency, ...insured, ...digital],
  /** Read payments, balances, transactions, bank details and billing contacts. */
  'billing:read': [...staff, ...agency, ...insured, ...digital, 'Carrier Admin', ...processor],
  /** List, add and remove blacklisted domains. */
  'blacklist:manage': [...administrators, 'Technician'],
  /** Premium and claims bordereaux: carriers have their own. */
  'bordereau:read': [...administrators, 'Customer Success', 'Head of Claims', ...carrier],
  /** Bulk-upload accounts. */
  'bulk:upload': [...salesAndUnderwriting, 'Agency Admin', 'Principal Producer', 'Corp Admin'],
  /** Create a claim. */
  'claim:create': [...administrators, 'Customer Success', 'Head of Claims', ...agency, ...insured],
  /** Delete a claim. */
  'claim:delete': [...administrators, 'Head of Claims', 'Agency Admin', 'Account Admin'],
  /** Claim notes and diaries. */
  'claim:manage': [...administrators, 'Head of Claims', 'Carrier Claims Adjuster', ...vendor],
  /** Search and read claims, claims files and the vendor panel. */
  'claim:read': [
    ...staff,
    ...agency,
    ...insured,
    'Carrier Admin',
    'Carrier Claims Adjuster',
    ...cluster,
    ...vendor,
    ...pool,
    ...reinsurer,
  ],
  /** Edit and file a claim. */
  'claim:update': [
    ...administrators,
    'Customer Success',
    'Head of Claims',
    ...agency,
    ...insured,
    'Carrier Claims Adjuster',
  ],
  /** Pause and resume agency payments. */
  'commission:manage': [...administrators, 'Customer Success'],
  /** Pay commissions to an agency. */
  'commission:pay': [...administrators],
  /** Read commission statements, aggregates and ACH data. */
  'commission:read': [
    ...customerDesk,
    'Biz Dev',
    'Account Executive',
    'Agency Admin',
    'Principal Producer',
    'Corp Admin',
  ],
  /** Add and remove connectors and give privacy consent. */
  'connector:manage': [...administrators, 'Technician', 'Account Admin', 'Risk Manager', ...mssp],
  /** Read connectors, connections, scores and actions. */
  'connector:read': [...accountTeam, 'Technician', ...agency, ...insured, ...mssp],
  /** Delete documents (disallowed by default in the admin area). */
  'document:delete': ['Super Admin', ...agency, 'Account Admin', 'Cluster Admin'],
  /** Search and download documents. */
  'document:read': [
    ...staff,
    ...agency,
    ...insured,
    ...digital,
    ...mssp,
    ...carrier,
    ...cluster,
    ...vendor,
    ...pool,
    ...reinsurer,
    ...processor,
  ],
  /** Upload documents and change their data. */
  'document:upload': [
    ...staff,
    ...agency,
    ...insured,
    ...digital,
    ...mssp,
    ...carrier,
    'Cluster Admin',
    ...vendor,
    'Pool Admin',
    'Reinsurer Admin',
    ...processor,
  ],
  /** Maintain policy forms and form types. */
  'form:manage': [...administrators, 'Carrier Admin'],
  /** Read policy forms, form types, paper types and product types. */
  'form:read': [...salesAndUnderwriting, 'Technician', 'Carrier Admin', 'Carrier Underwriter'],
  /** Declare and end moratoriums, hold policies and lift the holds. */
  'freeze:manage': [...administrators, 'Customer Success'],
  /** Read holds, and which policies a moratorium touches. */
  'freeze:read': [...staff],
  /** Manage API keys, webhooks and the Slack app. */
  'integration:manage': [...administrators, 'Technician', 'Agency Admin', 'Corp Admin', 'MSSP Admin', 'Carrier Admin'],
  /** Stop jobs, the work on many records at once, and go on with them. */
  'job:manage': [...administrators, 'Technician'],
  /** See which jobs run, how far they are and with what they failed. */
  'job:read': [...staff],
  /** Close a month of the ledger, and reopen the last that somebody else closed. */
  'ledger:close': administrators,
  /** Read the ledger and its trial balance. */
  'ledger:read': [...administrators, 'Customer Success', 'Premium Processor Admin'],
  /** Create, edit and delete agency, agent and surplus licences and upload surplus notices. */
  'license:manage': [...accountTeam, ...agencyOffice],
  /** Read agency, agent and surplus licences. */
  'license:read': [...staff, ...agency, ...digital, 'Carrier Admin', 'Carrier Underwriter'],
  /** Reprocess and re-label messages. */
  'message:manage': [...underwriting, 'Customer Success', 'Technician'],
  /** Read the submission inbox. */
  'message:read': [...staff],
  /** Write drafts and send messages, ask for reply suggestions. */
  'message:send': [...salesAndUnderwriting, 'Head of Claims'],
  /** Read the own persona record. */
  'organization:read': [
    ...staff,
    ...agency,
    ...digital,
    ...mssp,
    ...carrier,
    ...cluster,
    ...vendor,
    ...pool,
    ...reinsurer,
    ...processor,
  ],
  /** Edit the own persona record. */
  'organization:update': [
    ...administrators,
    'Agency Admin',
    'Corp Admin',
    'MSSP Admin',
    'Carrier Admin',
    'Cluster Admin',
    'Vendor Admin',
    'Pool Admin',
    'Reinsurer Admin',
    'Premium Processor Admin',
  ],
  /** Create, edit and delete persona records of any type (tenants). */
  'persona:manage': [...administrators],
  /** Search and read carrier, reinsurer, premium processor, cluster, pool, vendor, MSSP and aggregator records. */
  'persona:read': [...staff, ...carrier, 'Cluster Admin', 'Pool Admin', 'Reinsurer Admin'],
  /** Cancel, void, flat-cancel and undo a cancellation. */
  'policy:cancel': [...underwriting, 'Customer Success', 'Carrier Underwriter'],
  /** Create and e-mail certificates of insurance. */
  'policy:certificate': [...accountTeam, ...agency, ...insured, ...digital],
  /** Delete a policy. */
  'policy:delete': [...administrators],
  /** Create endorsements, change non-premium data and request a cancellation. */
  'policy:endorse': [...salesAndUnderwriting, ...agency, 'Carrier Underwriter'],
  /** Generate policies from binders, issue or rescind excess, issue ERP, revert revisions. */
  'policy:issue': [...underwriting, 'Carrier Underwriter'],
  /** Search and read policies, binders, revisions, certificates and loss runs. */
  'policy:read': [
    ...staff,
    ...agency,
    ...insured,
    ...digital,
    ...mssp,
    ...carrier,
    ...cluster,
    ...pool,
    ...reinsurer,
    ...processor,
  ],
  /** Renewal opt-out and renewal reminders. */
  'policy:renew': [...salesAndUnderwriting, ...agency, 'Carrier Underwriter'],
  /** Mark check in mail and change the broker of record. */
  'policy:update': [...accountTeam, ...agencyOffice],
  /** Suppose another security control of the whole book in force, and see what it does to price, score and referrals. */
  'portfolio:suppose': [...underwriting],
  /** Read requests of people about their own data, and let an erasure pass a hold that is one's own to decide. */
  'privacy:decide': [...underwriting, 'Customer Success', 'Head of Claims'],
  /** Enter, check, answer and refuse requests of people about their own data, propose and approve erasures. */
  'privacy:manage': [...administrators, 'Customer Success'],
  /** Bind a quote or issue it on the agent path. */
  'quote:bind': [...underwriting, 'Agency Admin', 'Principal Producer', 'Agent', ...digital, 'Carrier Underwriter'],
  /** Read and write the conversation on a quote that its agency and the provider both see. */
  'quote:converse': [...salesAndUnderwriting, ...agency, 'Carrier Underwriter'],
  /** Create quotes, renewals and cart variations. */
  'quote:create': [...salesAndUnderwriting, ...agency, ...digital, 'Carrier Underwriter'],
  /** Decline quotes. */
  'quote:decline': [...underwriting, 'Carrier Underwriter'],
  /** Delete single quotes. */
  'quote:delete': [...accountTeam, ...agency, ...digital],
  /** Edit broker fee, MGA fee and quote commission. */
  'quote:fees': [...underwriting],
  /** Issue a quote on the staff path and bind P250 quotes. */
  'quote:issue': [...underwriting, 'Carrier Underwriter'],
  /** Read and write underwriting notes on quotes. */
  'quote:note': [...salesAndUnderwriting, 'Carrier Underwriter'],
  /** Bulk-delete invalid and expired quotes (operator-only). */
  'quote:purge': [...customerDesk],
  /** Search and read quotes, carts, proposals and quote documents. */
  'quote:read': [...staff, ...agency, ...insured, ...digital, ...mssp, ...carrier, ...cluster, ...pool, ...reinsurer],
  /** Release terms and approve referrals or bind requests. */
  'quote:release': [...underwriting, 'Carrier Underwriter'],
  /** Request cart quotes, a review, a retry or to bind. */
  'quote:request': [...salesAndUnderwriting, ...agency, ...insured, ...digital, 'Carrier Underwriter'],
  /** Send quotes, sign requests and application links. */
  'quote:send': [...salesAndUnderwriting, ...agency, ...digital, 'Carrier Underwriter'],
  /** Attest and sign a quote as the insured. */
  'quote:sign': ['Super Admin', ...insured],
  /** Underwriter inbox, refer, terms, subjectivities, IRPM, event exclusions, restore, reopen and rescind. */
  'quote:underwrite': [...underwriting, 'Carrier Underwriter'],
  /** Edit quotes and answers, recalculate, set need-by, mark lost. */
  'quote:update': [...salesAndUnderwriting, ...agency, ...digital, 'Carrier Underwriter'],
  /** Run the calculators and keep custom presets. */
  'rater:calculate': [...salesAndUnderwriting, ...agency, ...digital, 'Carrier Underwriter'],
  /** Maintain carrier raters. */
  'rater:manage': [...administrators, 'Technician', 'Carrier Admin'],
  /** Read presets, rules, rater data and carrier profiles. */
  'rater:read': [...salesAndUnderwriting, 'Technician', ...agency, ...digital, 'Carrier Admin', 'Carrier Underwriter'],
  /** Maintain industry codes and states. */
  'reference:manage': [...administrators, 'Technician'],
  /** Read premium, limit and count aggregates and portfolio graphs. */
  'report:read': [
    ...staff,
    'Agency Admin',
    'Principal Producer',
    'Corp Admin',
    ...carrier,
    ...cluster,
    ...pool,
    ...reinsurer,
  ],
  /** Reassess risk and request scans. */
  'risk:assess': [...salesAndUnderwriting, 'Technician', ...agency, ...mssp],
  /** Read the risk score and factors. */
  'risk:read': [...staff, ...agency, ...insured, ...digital, ...mssp, ...carrier, ...pool, ...reinsurer],
  /** Approve a role that two people give, and that somebody else asked for. */
  'role:approve': ['Super Admin'],
  /** Move a sandbox’s clock, keep its state and put it back. */
  'sandbox:manage': [...administrators, 'Technician', 'Agency Admin', 'Corp Admin', 'MSSP Admin', 'Carrier Admin'],
  /** Open a session in another account (provider staff, jumped-in carrier staff). */
  'session:jump': [...staff, 'Carrier Admin', 'Carrier Underwriter'],
  /** Read statements of account: agencies and carriers have their own. */
  'statement:read': [
    ...administrators,
    'Customer Success',
    'TAM',
    'Account Executive',
    'Agency Admin',
    'Principal Producer',
    'Carrier Admin',
  ],
  /** Assign a submission to a user or a team. */
  'submission:assign': [...accountTeam, 'Carrier Admin'],
  /** Create submissions and trigger renewals. */
  'submission:create': [...salesAndUnderwriting, ...agency, ...digital, 'MSSP Admin'],
  /** Search and read submissions. */
  'submission:read': [...staff, ...agency, ...digital, ...mssp, 'Carrier Admin', 'Carrier Underwriter'],
  /** Decline, reopen, certify and complete submissions. */
  'submission:underwrite': [...underwriting, 'Carrier Underwriter'],
  /** Edit, mark lost or mark excess. */
  'submission:update': [...salesAndUnderwriting, ...agency, ...digital, 'Carrier Underwriter'],
  /** Create and delete tags. */
  'tag:manage': [...customerDesk, ...agency, ...digital],
  /** Create, edit and delete teams and migrate users between them. */
  'team:manage': [...customerDesk, 'Agency Admin', 'Corp Admin'],
  /** List teams of agencies and users. */
  'team:read': [...staff, ...agency, ...digital, 'Carrier Admin'],
  /** File a tax return of the ledger, and note the payment of one that somebody else filed. */
  'tax:file': administrators,
  /** Assign accounts, agencies, extra account roles and teams to users. */
  'user:assign': [...customerDesk, 'Agency Admin', 'Corp Admin'],
  /** Delete users or request their deletion. */
  'user:delete': [
    ...administrators,
    'Customer Success',
    'Agency Admin',
    'Account Admin',
    'Corp Admin',
    'MSSP Admin',
    'Carrier Admin',
    'Cluster Admin',
    'Vendor Admin',
    'Pool Admin',
    'Reinsurer Admin',
    'Premium Processor Admin',
  ],
  /** List users of every account and the provider staff directories (tams, bds, uw, aes). */
  'user:directory': [...staff, 'Carrier Admin', 'Carrier Underwriter'],
  /** Create users and resend invitations. */
  'user:invite': [
    ...customerDesk,
    'Agency Admin',
    'Account Admin',
    'Corp Admin',
    'MSSP Admin',
    'Carrier Admin',
    'Cluster Admin',
    'Vendor Admin',
    'Pool Admin',
    'Reinsurer Admin',
    'Premium Processor Admin',
  ],
  /** Let the organization's identity provider keep its people (SCIM): theirs who may make keys; the provider's own people are kept by hand. */
  'user:provision': ['Super Admin', 'Agency Admin', 'Corp Admin', 'MSSP Admin', 'Carrier Admin'],
  /** List and read users and roles of the accounts in the data scope. */
  'user:read': [
    ...staff,
    ...agencyOffice,
    'Account Admin',
    'Corp Admin',
    'MSSP Admin',
    'Carrier Admin',
    'Cluster Admin',
    'Vendor Admin',
    'Pool Admin',
    'Reinsurer Admin',
    'Premium Processor Admin',
  ],
  /** Edit, enable and disable users. */
  'user:update': [
    ...customerDesk,
    'Technician',
    'Agency Admin',
    'Account Admin',
    'Corp Admin',
    'MSSP Admin',
    'Carrier Admin',
    'Cluster Admin',
    'Vendor Admin',
    'Pool Admin',
    'Reinsurer Admin',
    'Premium Processor Admin',
  ],
} as const satisfies Record<`${string}:${string}`, readonly Role[]>

export type Permission = keyof typeof rolesByPermission

/**
 * What the specification gives roles of a kind of account that has no record of it: it is nobody's there, so that whoever
 * asks is refused, menus do not offer it, and no key or template holds it (decision: withheld).
 */
const withheld: Readonly<Partial<Record<AccountType, readonly Permission[]>>> = {
  AGENCY: ['organization:read'],
  CARRIER: [
    'account:decline',
    'account:read',
    'agency:read',
    'risk:read',
    'session:jump',
    'submission:assign',
    'submission:read',
    'submission:underwrite',
    'submission:update',
    'team:read',
  ],
  CLUSTER: [
    'account:read',
    'claim:read',
    'document:delete',
    'document:read',
    'document:upload',
    'policy:read',
    'quote:read',
  ],
  MSSP: ['agency:read', 'document:read', 'policy:read', 'quote:read', 'submission:create', 'submission:read'],
  POOL: ['agency:read', 'claim:read', 'document:read', 'document:upload', 'policy:read', 'quote:read'],
  PREMIUM_PROCESSOR: ['account:read'],
  RE_INSURER: [
    'account:read',
    'claim:read',
    'document:read',
    'document:upload',
    'policy:read',
    'quote:read',
    'risk:read',
  ],
  VENDOR: ['account:read'],
}

const isWithheld = (role: Role, permission: Permission): boolean =>
  withheld[accountTypeOf(role)]?.includes(permission) ?? false

export const permissions = Object.keys(rolesByPermission) as readonly Permission[]

export const mayUse = (role: Role, permission: Permission): boolean => {
  const named: readonly Role[] = rolesByPermission[permission]
  return named.includes(role) && !isWithheld(role, permission)
}

/** The roles that have a permission. */
export const rolesWith = (permission: Permission): readonly Role[] =>
  rolesByPermission[permission].filter((role) => mayUse(role, permission))

/** In which role somebody acts, and of who has jumped into an account the own one besides. */
export interface ActingRole {
  readonly role: Role
  readonly ownRole?: Role | undefined
  /** Of an API key, all that it may of what the role may. */
  readonly keyScopes?: readonly Permission[] | undefined
  /** Of who has a template of the role, all that it keeps of what the role may; after a jump of the own role. */
  readonly keeps?: readonly Permission[] | undefined
}

/**
 * Whether somebody may do it as who they are there: a jump never lifts, so the own role must allow it as well; a key may
 * what it was given alone, who has a template of the role what that keeps. None of them adds anything to a role.
 */
export const mayAs = ({ role, ownRole, keyScopes, keeps }: ActingRole, permission: Permission): boolean =>
  mayUse(role, permission) &&
  (ownRole === undefined || mayUse(ownRole, permission)) &&
  [keyScopes, keeps].every((narrowed) => narrowed === undefined || narrowed.includes(permission))

/** The permission map of a role, as the signed-in application asks for it. */
export const permissionsOf = (role: Role): Permission[] => permissions.filter((permission) => mayUse(role, permission))
