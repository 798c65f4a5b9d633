/** The grammatical forms of the name of a legal act, such as a law or a regulation. */
type Act = {
  /** Nominative and accusative: 'Legea prevede', 'art. 4 din Legea'. */
  readonly name: string;
  /** Genitive and dative, which Romanian writes alike: 'prevederile Legii', 'potrivit Legii'. */
  readonly genitive: string;
};

const regulation = (number: string): Act => ({
  name: `Regulamentul ${number}`,
  genitive: `Regulamentului ${number}`,
});
const law = (number: string): Act => ({
  name: `Legea nr. ${number}`,
  genitive: `Legii nr. ${number}`,
});
const decision = (number: string): Act => ({
  name: `Decizia de punere în aplicare ${number}`,
  genitive: `Deciziei de punere în aplicare ${number}`,
});
/** The abbreviations 'O.U.G.' and 'O.G.' have one form for all grammatical cases. */
const ordinance = (name: string): Act => ({ name, genitive: name });

export const laws = {
  dataProtection: regulation('(UE) 2016/679 (RGPD)'),
  nationalDataProtection: law('190/2018'),
  electronicPrivacy: law('506/2004'),
  transferClauses: decision('(UE) 2021/914'),
  consumerContracts: ordinance('O.U.G. nr. 34/2014'),
  digitalContent: ordinance('O.U.G. nr. 141/2021'),
  disputeResolution: ordinance('O.G. nr. 38/2015'),
  foodInformation: regulation('(UE) nr. 1169/2011'),
  digitalServices: regulation('(UE) 2022/2065'),
  businessUsers: regulation('(UE) 2019/1150'),
  copyright: law('8/1996'),
  accessibility: law('232/2022'),
} as const satisfies Readonly<Record<string, Act>>;

export const standards = {
  accessibility: 'EN 301 549',
  webContent: 'WCAG 2.2, nivelul AA',
} as const;
