import { stop, writeNew } from './write.ts'

/**
 * `npm run new:dialog -- <feature> <operation>` lays out a dialog named for its operation. List it in the feature's
 * `routes.tsx` under the key by which links open it.
 */
const [feature, operation] = process.argv.slice(2)
if (feature === undefined || operation === undefined) stop('Say: npm run new:dialog -- quote declineQuote')
else {
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Dialog`
  writeNew(
    `web/src/features/${feature}/dialogs/${name}.tsx`,
    `import { ${operation} } from '#shared/contracts/${feature}/index.ts'
import { useTranslation } from 'react-i18next'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'

export const ${name} = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('${feature}')
  const command = useCommand(${operation})
}
`,
  )
  console.log(
    `\nGive it a title, fields and a submit label, list it in web/src/features/${feature}/routes.tsx, and put its texts in the locale files.`,
  )
}
