// Refuses, in the names of files and identifiers, the words of docs/GLOSSARY.md that were replaced: one thing has one name. In comments and
// in titles of tests it refuses the sentences that begin with a word after which no subject and verb follow, and lines of comments that are too wide.
import { basename } from 'node:path'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { lineAt, report, type SourceFile, sourceFiles } from './source-files.ts'

const REPLACED: Readonly<Record<string, string>> = {
  errand: 'request context',
  surest: 'fallback',
  nudge: 'pushed event',
  kick: 'wake',
  workshop: 'worker pool',
  roof: 'composition root',
  staircase: 'allowed imports',
  knock: 'auth request',
  evenly: 'minimum duration',
  farewell: 'goodbye mail',
  pebble: 'avatar dot',
  handover: 'official report',
  untaken: 'orphaned',
  nasty: 'hostile',
  veiled: 'masked',
  acquaintance: 'introduction',
  hush: 'mute, or what ends',
  portray: 'set the avatar',
  leash: 'kill with parent',
  ghost: 'stale owner',
  pulse: 'whether it can connect',
  shelf: 'store',
  keeper: 'store, draft or child process',
  wall: 'sign-in gate',
}

/** Names whose words are ordinary elsewhere. */
const REPLACED_NAMES: Readonly<Record<string, string>> = {
  told: 'match-disclosure, or what is disclosed',
  settled: 'pinned-place',
  'said-before': 'duplicate-post',
  say: 'insert-message',
  gates: 'concurrency-limits',
  enter: 'finish-sign-in',
  unchanged: 'reject-stale-sign-in',
  'mailed-link': 'email-link',
  'pressed-link': 'link-confirmation',
  sealed: 'secret-box',
  'live-places': 'socket-limit',
  'help-desk': 'crisis-help-store',
  'help-here': 'crisis-card',
  'words-help': 'crisis-note',
  'left-behind': 'leftovers',
  'stranger-card': 'anonymous-match-card',
  'beside-own': 'nearest-own-report',
  absence: 'inactivity, or database-outage',
  tell: 'publish-as',
  steer: 'moderate-room',
  'floor-rules': 'layer-rules',
  'first-answers': 'prefetch',
  'manners-queries': 'preference-queries',
  'set-manners': 'set-preferences',
  'live-reactions': 'live-handlers',
  'protect-by-hand': 'enable-demo-second-factor',
  'asked-store': 'search-entry-store',
  'turn-day': 'publish-daily-pairs',
  'tell-together': 'notify-grouped',
  'say-still': 'record-ongoing',
  'keep-made': 'store-generated-video',
  'seat-queries': 'participation-queries',
  'rights-limits': 'privacy-limits',
  'rights-procedures': 'privacy-procedures',
  'rights-schema': 'privacy-schema',
  'rights-api': 'privacy-api',
  'rights-part': 'roles-part',
  'entry-refusal': 'sign-in-refusal',
  'identity-entry': 'identity-sign-in',
  'passkey-entry': 'passkey-sign-in',
  'warn-absent': 'warn-inactive',
  'day-keeper': 'day-store',
  'telling-words': 'distinctive-words',
  'medication-figures': 'medication-stats',
  figures: 'stats, or what they are of',
  'journal-figures': 'journal-stats',
  'outcome-said': 'outcome-view',
  'me-too-said': 'me-too-toast',
  'load-house': 'load-target',
  toldMatch: 'matchDisclosure',
  decideTold: 'decideDisclosure',
  useTold: 'useNotifiedCount',
  settledFacts: 'withPinnedPlace',
  SAID_BEFORE: 'DUPLICATE_POST',
  knowPairs: 'storeIntroductions',
  openPlaces: 'openSocketLimit',
  openGate: 'limitConcurrency',
  unsealed: 'decrypt',
  unlessChanged: 'rejectStaleSignIn',
  tendBroadcasts: 'superviseBroadcasts',
  unsaidIn: 'missingLegalFields',
  saidFr: 'legalPlaceholderFr',
  saidEn: 'legalPlaceholderEn',
  HelpHere: 'CrisisCard',
  WordsHelp: 'CrisisNote',
  LeftBehind: 'Leftovers',
  StrangerCard: 'AnonymousMatchCard',
  BesideOwn: 'NearestOwnReport',
  PressedLink: 'LinkConfirmation',
  RoomDoor: 'RoomStore',
  LiveReaction: 'LiveHandler',
  standAlone: 'closeOtherSessions',
  stoodAlone: 'announceClosedSessions',
  protectByHand: 'enableDemoSecondFactor',
  protectionByHand: 'demoSecondFactorOf',
  ownByMail: 'ownerCookieAfterMail',
  throughArrivals: 'limitArrivals',
  throughHashing: 'limitHashing',
  isNobodys: 'isOfNoMember',
  noteAsked: 'recordSearchEntry',
  forgetAsked: 'forgetSearchEntries',
  medicationAsked: 'medicationSearchEntry',
  turnDay: 'publishDailyPairs',
  haveMet: 'bothIntroduced',
  ownersHaveMet: 'ownersIntroduced',
  agreeToNobody: 'agreeToDeletedPair',
  partMatches: 'endMatchesBetween',
  partReports: 'endReportPairsBetween',
  partMeToos: 'endMeToosBetween',
  isToldIn: 'hasWrittenAbout',
  ToldReport: 'ReportContent',
  ToldSymptom: 'SymptomContent',
  ToldStory: 'ComparedStory',
  toldStory: 'comparedStory',
  ToldMethod: 'SignInMethodFact',
  ToldMeToo: 'MeTooFacts',
  ModerationTold: 'ModerationNoticeFacts',
  CallTold: 'CallOutcomeFacts',
  UntoldOutcome: 'PendingOutcome',
  untoldOutcome: 'pendingOutcome',
  subjectsTold: 'noticedSubjects',
  membersTold: 'noticedMembers',
  wasToldOf: 'wasNotifiedOf',
  gatherTold: 'gatherReports',
  tellTogether: 'notifyGrouped',
  sayMeToo: 'setMeToo',
  sayInRoom: 'postRoomMessage',
  sayInCall: 'sendCallSignals',
  hasSaidNothing: 'hasNoComments',
  hasWrittenNothing: 'hasNoConversations',
  letGoOfKept: 'releaseKeptPictures',
  keepFurther: 'extendKeptPictures',
  storeMade: 'storeGeneratedVideo',
  giveMade: 'assignGeneratedVideo',
  dropMade: 'discardGeneratedVideo',
  marksGoOn: 'readStateAdvances',
  eraseTalks: 'eraseConversations',
  latestTalks: 'latestConversations',
  isKeptFrom: 'isHiddenFromStaff',
  keptFrom: 'hiddenFromStaff',
  endingAtRefusal: 'withoutRetryWhenRefused',
  openPatience: 'openTimeLimit',
  enterBySignUp: 'signInAfterConfirmation',
  takeAppCode: 'signInWithAppCode',
  LiveBeat: 'LiveHeartbeat',
  SeatFacts: 'ParticipationFacts',
  seatOf: 'isParticipation',
  standingIn: 'accessIn',
  RightsPart: 'RolesPart',
  rightsMail: 'privacyMail',
  RightsMail: 'PrivacyMail',
  RightsMailKind: 'PrivacyMailFacts',
  queueRightsMail: 'queuePrivacyMail',
  sendRightsMail: 'sendPrivacyMail',
  RIGHTS_MAIL_QUEUE: 'PRIVACY_MAIL_QUEUE',
  entryRefusal: 'signInRefusal',
  IdentityEntry: 'IdentitySignIn',
  PasskeyEntry: 'PasskeySignIn',
  usePasskeyEntry: 'usePasskeySignIn',
  AuthThread: 'AuthBrandLine',
  ABSENCE_MONTHS: 'INACTIVITY_MONTHS',
  absentSince: 'inactiveSince',
  warnAbsent: 'warnInactive',
  DeskOptions: 'CallStoreOptions or ExpertStoreOptions',
  CallStageProps: 'CallViewProps',
  Staged: 'ShownPhase',
  VisitorsWall: 'SignInGatePage',
  sealedCodes: 'encryptedCodes',
  sealedGate: 'signedMark',
  figuresOf: 'statsOf',
  MeasureFigures: 'MeasureStats',
  MatchFigures: 'MatchStats',
  OwnFigures: 'OwnStats',
  MedicationFigures: 'MedicationStats',
  SymptomFigures: 'SymptomStats',
  ReplicaFigures: 'ReplicaStats',
  useFigures: 'useRatioFormats',
  openFigures: 'openMetrics',
  ownFigures: 'ownStats',
  OutcomeSaid: 'OutcomeView or OutcomeEntry',
}

/** A type, component or function of this name does not say of what it is. */
const VAGUE =
  /\b(?:type|interface|class|function\*?)\s+(Told|Said|Options|Reading|Asked|Place|Facts|Cast|Kept|Written|Found|Shown|Known|parsed|decoded|kept|written|saidBy|found|said|told|shown|known|asked)\b/g

/** `notify` has no other object than who is told. */
const BARE_VERB = /^export\s+(?:async\s+)?(?:function|const)\s+(?!notify\b)([a-z]+)\b/gm

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const replacedIn = (name: string): string[] =>
  partsOf(name).flatMap((part) => {
    const word = Object.hasOwn(REPLACED, part) ? part : part.replace(/s$/, '')
    return Object.hasOwn(REPLACED, word) ? [`"${word}" is called ${REPLACED[word]} (docs/GLOSSARY.md)`] : []
  })

const replacedFile = (name: string): string[] =>
  /^[a-z-]+$/.test(name) && Object.hasOwn(REPLACED_NAMES, name) ? [`"${name}" is called ${REPLACED_NAMES[name]}`] : []

const replacedIdentifier = (name: string): string[] =>
  /[A-Z]|^unsealed$/.test(name) && Object.hasOwn(REPLACED_NAMES, name) ? [`it is called ${REPLACED_NAMES[name]}`] : []

const NO_NAMES = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const RIDDLE = /(?:^(?:\/\/|\/\*+)\s*|\n\s*\*\s+|[.!?]\s+)(Of|By|Whoever|What)\b(?![^.!?\n]*\?)/g

const LEANING = /^(?:\/\/|\/\*+(?:\s*\*)?)\s*(The same)(?=[,;.:]| (?:of|for|as|with|without|again)\b)/g

const riddlesIn = (text: string): { word: string; index: number }[] =>
  [...text.matchAll(NO_NAMES)].flatMap(({ 0: comment, index }) =>
    comment.startsWith('/')
      ? [...comment.matchAll(RIDDLE), ...comment.matchAll(LEANING)].map((found) => ({
          word: found[1]!,
          index: index + found.index + found[0].length,
        }))
      : [],
  )

const BEFORE_TITLE = /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*$/
const BEFORE_TITLE_CHARS = 80

/** The formatter leaves comments as wide as they are. */
const COMMENT_WIDTH = 160

const wideComments = (text: string): number[] =>
  text
    .split('\n')
    .flatMap((line, index) => (/^\s*(?:\/\/|\/?\*)/.test(line) && line.length > COMMENT_WIDTH ? [index + 1] : []))

const titlesThatBeginNoSentence = (text: string, code: string): { word: string; index: number }[] =>
  [...text.matchAll(NO_NAMES)].flatMap(({ 0: said, index }) => {
    const word = /^['"`](of|by|whoever|what)\b/i.exec(said)?.[1]
    const isTitle = BEFORE_TITLE.test(code.slice(Math.max(0, index - BEFORE_TITLE_CHARS), index))
    return word && isTitle ? [{ word, index }] : []
  })

export function wordBreaches(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const code = text.replace(NO_NAMES, (said) => said.replace(/[^\n]/g, ' '))
    const titles = /\.test\.tsx?$/.test(path) ? titlesThatBeginNoSentence(text, code) : []
    const file = basename(path).replace(/\.(?:tsx?|mjs)$/, '')
    return [
      ...[...replacedIn(file), ...replacedFile(file)].map((why) => `${path}:1  ${why}`),
      ...riddlesIn(text).map(
        ({ word, index }) =>
          `${path}:${lineAt(text, index)}  a sentence begins with "${word}": say who does what, and why`,
      ),
      ...wideComments(text).map(
        (line) => `${path}:${line}  a comment of over ${COMMENT_WIDTH} characters a line: wrap it`,
      ),
      ...titles.map(
        ({ word, index }) => `${path}:${lineAt(text, index)}  a title begins with "${word}": say who does what`,
      ),
      ...[...code.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(({ 0: name, index }) =>
        [...replacedIn(name), ...replacedIdentifier(name)].map(
          (why) => `${path}:${lineAt(text, index)}  ${name}: ${why}`,
        ),
      ),
      ...[...code.matchAll(VAGUE)].map(
        ({ 1: name, index }) => `${path}:${lineAt(text, index)}  ${name}: name what it is of (StoryReading, parseJson)`,
      ),
      ...[...(path.includes('/commands/') ? code.matchAll(BARE_VERB) : [])].map(
        ({ 1: name, index }) => `${path}:${lineAt(text, index)}  ${name}: name its object too (publishSymptom)`,
      ),
    ]
  })
}

const COMPARED = new RegExp(
  `[!=]==?\\s*(['"])(?:${LANGUAGES.join('|')})\\1|(['"])(?:${LANGUAGES.join('|')})\\2\\s*[!=]==?`,
  'g',
)

/** The list itself, and a script that is served as it is and imports nothing. */
const MAY_NAME_LANGUAGES = ['contract/foundation/languages.ts', 'web/journal/own-day/first.js']

const LISTED = new RegExp(`\\[(?:\\s*(['"])(?:${LANGUAGES.join('|')})\\1\\s*,?){${LANGUAGES.length}}\\s*\\]`, 'g')

/** A comparison with one language, or a list of them, says nothing of a third: `Record<Language, …>` lets the compiler ask for it. */
export function languageBreaches(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !MAY_NAME_LANGUAGES.includes(path))
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(COMPARED)].map(
        ({ 0: found, index }) => `${path}:${lineAt(text, index)}  ${found}: use a Record<Language, …>`,
      ),
      ...[...text.matchAll(LISTED)].map(
        ({ 0: found, index }) => `${path}:${lineAt(text, index)}  ${found}: use LANGUAGES`,
      ),
    ])
}

const product = ['contract', 'lexicon', 'server', 'web']
/** This file is left out, because it lists the names that were replaced. */
export const namedFiles = (): SourceFile[] =>
  sourceFiles([...product, 'tests', 'bench', 'scripts'], /\.(?:tsx?|mjs)$/).filter(
    ({ path }) => path !== 'scripts/check-words.ts',
  )

if (import.meta.main)
  report([...wordBreaches(namedFiles()), ...languageBreaches(sourceFiles([...product, 'scripts'], /\.(?:tsx?|m?js)$/))])
