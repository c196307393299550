import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { downloadDocument, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { downloadBinder, downloadProposal } from '#shared/contracts/docs/downloads.ts'
import { createQuoteProposal } from '#shared/contracts/quote/documents.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { call } from '../../../../api/call.ts'
import { useCommand } from '../../../../api/useCommand.ts'
import { useMay } from '../../../../api/useMay.ts'
import { useOperation } from '../../../../api/useOperation.ts'
import { ago } from '../../../../i18n/format.ts'
import { FileDownloadButton } from '../../../../ui/FileDownloadButton.tsx'
import { DocumentIcon } from '../../../../ui/icons.tsx'
import { toast } from '../../../../ui/toast.ts'

type LineProps = {
  name: string
  hint: string
  /** Gets the link; without it the document is still being made. */
  load?: (() => Promise<{ readonly url: string; readonly fileName: string }>) | undefined
  label: string
}

const Line = ({ name, hint, load, label }: LineProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: 1.5,
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0, pt: 0 },
    }}
  >
    <DocumentIcon sx={{ color: 'text.secondary' }} />
    <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
      <Typography variant="body2" color="text.secondary">
        {hint}
      </Typography>
    </Box>
    <FileDownloadButton
      size="small"
      aria-label={`${label}: ${name}`}
      disabled={load === undefined}
      load={load ?? (() => Promise.reject(new Error('The document is not there yet.')))}
    >
      {label}
    </FileDownloadButton>
  </Box>
)

/** Statuses in which a proposal says what can be bound. */
const proposed = ['READY', 'REQUESTED', 'SIGNED', 'BOUND', 'ISSUED']

/** A proposal takes seconds; one that is not there after a minute can be asked for again. */
const isOverdue = ({ lastUpdated }: Quote): boolean => Date.now() - Date.parse(lastUpdated) > 60_000

/** Proposal, binder and policy, each as soon as it is made. */
export const QuoteDocuments = ({ quote, waiting }: { quote: Quote; waiting: boolean }) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const { accountId, binder, proposal } = quote
  const make = useCommand(createQuoteProposal, { invalidates: [getQuote] })
  const issued = quote.agencyStatus === 'ISSUED'
  const policies = useOperation(
    searchOwnerDocuments,
    { params: { ownerId: accountId }, query: { docType: 'Policy' } },
    {
      enabled: binder !== undefined && issued && may('document:read'),
      staleTime: 0,
      refetchInterval: (page) =>
        issued && page?.content.every(({ policyId }) => policyId !== binder?.id) ? 3000 : false,
    },
  )
  const policy = policies.data?.content.find(({ policyId }) => policyId === binder?.id)
  const download = t('documents.download')
  if (!proposed.includes(quote.agencyStatus) && proposal === undefined)
    return <Typography color="text.secondary">{t('documents.none')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <Line
        name={t('documents.proposal')}
        hint={proposal ? t('documents.made', { ago: ago(proposal.created) }) : t('documents.making')}
        label={t('documents.downloadProposal')}
        load={
          proposal &&
          (() =>
            call(downloadProposal, {
              params: { accountId, quoteId: quote.id },
              query: { created: proposal.created },
            }))
        }
      />
      {proposal === undefined && !waiting && isOverdue(quote) && may('quote:read') && (
        <Box component="li" sx={{ pb: 1 }}>
          <Button
            size="small"
            loading={make.isPending}
            onClick={() =>
              make.mutate(
                { params: { quoteId: quote.id } },
                { onSuccess: () => toast.info(t('documents.making')), onError: (error) => toast.problem(error) },
              )
            }
          >
            {t('documents.makeAgain')}
          </Button>
        </Box>
      )}
      {binder && may('policy:read') && (
        <Line
          name={t('documents.binder', { policyNumber: binder.policyNumber })}
          hint={t('documents.binderHint')}
          label={download}
          load={() => call(downloadBinder, { params: { accountId, policyId: PolicyId.parse(binder.id) }, query: {} })}
        />
      )}
      {binder && issued && may('document:read') && (
        <Line
          name={t('documents.policy', { policyNumber: binder.policyNumber })}
          hint={policy ? t('documents.made', { ago: ago(policy.created) }) : t('documents.making')}
          label={download}
          load={policy && (() => call(downloadDocument, { query: { docId: DocumentId.parse(policy.docId) } }))}
        />
      )}
    </Box>
  )
}
