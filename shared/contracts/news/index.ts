export { followNews } from './news.ts'
