import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DocumentRow } from '#shared/contracts/docs/document.ts'
import { downloadDocument, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { downloadProposal } from '#shared/contracts/docs/downloads.ts'
import { createQuoteProposal } from '#shared/contracts/quote/documents.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ago } from '#web/i18n/format.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import { hasProposal, mayBecomeReady, useQuoteDocuments } from './useQuoteDocuments.ts'

type LineProps = {
  name: string
  label: string
  /** The document; without one it is still being made. */
  document: DocumentRow | undefined
  load: (document: DocumentRow) => Promise<{ readonly url: string; readonly fileName: string }>
}

const Line = ({ name, label, document, load }: LineProps) => {
  const { t } = useTranslation('quote')
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr)',
        columnGap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <DocumentIcon sx={{ color: 'text.secondary', mt: '2px' }} />
      <Box sx={{ minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.75 }}>
        <Box sx={{ flex: '1 1 130px' }}>
          <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {document ? t('documents.made', { ago: ago(document.created) }) : t('documents.making')}
          </Typography>
        </Box>
        <FileDownloadButton
          size="small"
          aria-label={`${label}: ${name}`}
          disabled={document === undefined}
          load={() =>
            document
              ? load(document).catch(orSay(t('documents.failed')))
              : Promise.reject(new Error('The document is not there yet.'))
          }
        >
          {label}
        </FileDownloadButton>
      </Box>
    </Box>
  )
}

const loadDocument = ({ docId }: DocumentRow) => call(downloadDocument, { query: { docId } })

/** A proposal takes seconds; one that is not there after a minute can be asked for again. */
const isOverdue = ({ lastUpdated }: Quote): boolean => Date.now() - Date.parse(lastUpdated) > 60_000

const MakeProposal = ({ quoteId }: { quoteId: string }) => {
  const { t } = useTranslation('quote')
  const make = useCommand(createQuoteProposal, { invalidates: [getQuote, searchOwnerDocuments] })
  return (
    <Box component="li" sx={{ pb: 1 }}>
      <Button
        size="small"
        loading={make.isPending}
        onClick={() =>
          make.mutate(
            { params: { quoteId } },
            { onSuccess: () => toast.info(t('documents.asked')), onError: (error) => toast.problem(error) },
          )
        }
      >
        {t('documents.makeAgain')}
      </Button>
    </Box>
  )
}

/** Proposal, binder and policy, each as soon as it is made. `waiting` says that the quote itself is still under way. */
export const QuoteDocuments = ({ quote, waiting }: { quote: Quote; waiting: boolean }) => {
  const { t } = useTranslation('quote')
  const { pending, documents } = useQuoteDocuments(quote)
  const { binder, accountId, agencyStatus, id: quoteId } = quote
  const { proposal } = documents
  if (!hasProposal(quote))
    return (
      <Typography color="text.secondary">
        {t(mayBecomeReady(quote) ? 'documents.none' : 'documents.nothing')}
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {binder && agencyStatus === 'ISSUED' && (
        <Line
          name={t('documents.policy', { policyNumber: binder.policyNumber })}
          label={t('documents.download')}
          document={documents.policy}
          load={loadDocument}
        />
      )}
      {binder && (
        <Line
          name={t('documents.binder', { policyNumber: binder.policyNumber })}
          label={t('documents.download')}
          document={documents.binder}
          load={loadDocument}
        />
      )}
      <Line
        name={t('documents.proposal')}
        label={t('documents.downloadProposal')}
        document={proposal}
        load={({ created }) => call(downloadProposal, { params: { accountId, quoteId }, query: { created } })}
      />
      {proposal === undefined && !pending && !waiting && isOverdue(quote) && <MakeProposal quoteId={quoteId} />}
    </Box>
  )
}
