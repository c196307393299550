import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/news/index.ts'
import { followNews } from './feed/followNews.ts'

export const handler = serve(contracts, { followNews })
