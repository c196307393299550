import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { sendSignRequest } from '#shared/contracts/quote/signing.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { toast } from '#web/ui/toast.ts'

/** Sends an application that says something else than was signed to whom it was sent before, or who signed it: one press. */
export const SignAgainButton = ({ quote }: { quote: Pick<Quote, 'id' | 'signature' | 'signRequest'> }) => {
  const { t } = useTranslation('quote')
  const send = useCommand(sendSignRequest, { invalidates: [getQuote] })
  const { signature, signRequest } = quote
  const signer = signRequest
    ? { signerName: signRequest.signerName, signerEmail: signRequest.signerEmail }
    : signature && { signerName: signature.name, signerEmail: signature.email }
  if (!signer) return null
  return (
    <Button
      size="small"
      variant="contained"
      loading={send.isPending}
      onClick={() =>
        send.mutate(
          { params: { quoteId: quote.id }, body: signer },
          {
            onSuccess: () => toast.success(t('signRequest.done', { email: signer.signerEmail })),
            onError: (error) => toast.problem(error),
          },
        )
      }
    >
      {t('signRequest.again', { name: signer.signerName })}
    </Button>
  )
}
