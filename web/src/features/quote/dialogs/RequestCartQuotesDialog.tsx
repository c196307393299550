import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Account } from '#shared/contracts/account/account.ts'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { getAccountCart, requestCartQuotes } from '#shared/contracts/quote/cart.ts'
import type { CartQuote } from '#shared/contracts/quote/quote.ts'
import { AccountId, AgencyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { whileBusy } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import * as quoteDialogs from '../dialogs.ts'
import { AgentFieldset } from '../forms/AgentFieldset.tsx'
import { AgentForm, asksRetailAgent, RetailAgentForm } from '../forms/agentForm.ts'
import { CartTable } from '../parts/cart/CartTable.tsx'
import { obstaclesOf } from '../parts/cart/obstacles.ts'
import { type AgentKnown, useAgent } from '../parts/cart/useAgent.ts'
import { useCart } from '../parts/cart/useCart.ts'
import { AccountLicensing } from '../parts/flow/AccountLicensing.tsx'
import { useActsForAgency } from '../parts/useActsForAgency.ts'

type RequestCartQuotesDialogProps = {
  accountId: string
  /** The variations that are ticked at first; all of them by default. */
  quoteIds?: readonly string[] | undefined
  /** The agency staff quote for, where the account has none. */
  agencyId?: string | undefined
  onClose: () => void
}

type CartProps = RequestCartQuotesDialogProps & {
  account: Account
  quotes: readonly CartQuote[]
  known: AgentKnown
}

const Cart = ({ accountId, agencyId, quoteIds, account, quotes, known, onClose }: CartProps) => {
  const { t } = useTranslation('quote')
  const isStaff = useActsForAgency()
  const dialogs = useDialogs()
  const request = useCommand(requestCartQuotes, { invalidates: [getAccountCart] })
  const requested = useRef<readonly string[]>(undefined)
  const retail = asksRetailAgent(account)
  const agency = agencyId ?? (isStaff ? account.agencyId : undefined)
  const { table, query, isRemoving } = useCart({ quotes, agencyId: agency, tickedAtFirst: quoteIds })
  const { ticked } = table
  const { agent, npn } = known
  const refused = request.error?.code === 'cart.notRequested' ? request.error.errors : []
  const obstacles = obstaclesOf(refused, request.variables?.body.quoteIds ?? [])
  return (
    <FormDialog
      title={t('cart.title')}
      submitLabel={ticked.size === 0 ? t('cart.requestNone') : t('cart.request', { count: ticked.size })}
      width="lg"
      schema={retail ? RetailAgentForm : AgentForm}
      defaultValues={{
        ...agent,
        ...(retail
          ? {
              retailAgentFirstName: agent.agentFirstName,
              retailAgentLastName: agent.agentLastName,
              retailAgentLicenseNumber: npn ?? '',
            }
          : {}),
      }}
      notNow={ticked.size === 0 ? t('cart.tickFirst') : whileBusy(isRemoving)}
      onSubmit={async (fields) => {
        const ids = [...ticked].map((id) => QuoteId.parse(id))
        await request.mutateAsync({ body: { quoteIds: ids, accountId, ...query, ...fields } })
        requested.current = ids
      }}
      // The progress takes this dialog's place once the quotes are on their way.
      onClose={() =>
        requested.current === undefined
          ? onClose()
          : dialogs.open(quoteDialogs.quoteProgress, { accountId, quoteIds: requested.current })
      }
    >
      {obstacles.others.length > 0 && (
        <Alert severity="error" variant="outlined">
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {obstacles.others.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </Box>
        </Alert>
      )}
      {quotes.length === 0 ? (
        <EmptyState title={t('cart.empty')} hint={t('cart.emptyHint')} />
      ) : (
        <CartTable {...table} obstacles={obstacles.ofQuotes} />
      )}
      {quotes.length > 0 && (
        <>
          <Typography variant="body2" color="text.secondary">
            {t('cart.indicated')}
          </Typography>
          <AccountLicensing
            accountId={accountId}
            agencyId={agency}
            isSurplus={quotes.some(({ id, isSurplus }) => isSurplus && ticked.has(id))}
            onlyTrouble
          />
          <AgentFieldset agencyId={agencyId ?? account.agencyId} initial={agent.agentEmail} retail={retail} />
        </>
      )}
    </FormDialog>
  )
}

/** The cart: up to five variations, the agent who requests them, and the request for all that are ticked. */
export const RequestCartQuotesDialog = (props: RequestCartQuotesDialogProps) => {
  const { t } = useTranslation('quote')
  const { accountId, agencyId, onClose } = props
  const account = useOperation(getAccount, { params: { accountId } })
  const cart = useOperation(
    getAccountCart,
    { params: { accountId }, query: agencyId === undefined ? {} : { agencyId } },
    { staleTime: 0 },
  )
  const known = useAgent(account.data)
  if (account.data && cart.data && !known.pending)
    return <Cart {...props} account={account.data} quotes={cart.data.content} known={known} />
  const error = cart.error ?? account.error
  return (
    <DialogFrame title={t('cart.title')} onClose={onClose} width="lg">
      <DialogContent>
        {error ? (
          <ProblemPanel
            error={error}
            title={cart.error ? t('cart.failed') : undefined}
            onRetry={() => {
              void cart.refetch()
              void account.refetch()
            }}
          />
        ) : (
          <FormSkeleton />
        )}
      </DialogContent>
    </DialogFrame>
  )
}

export default hosted(
  z.object({ accountId: AccountId, quoteIds: z.array(QuoteId).readonly().optional(), agencyId: AgencyId.optional() }),
  RequestCartQuotesDialog,
)
