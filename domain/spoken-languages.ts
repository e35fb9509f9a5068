/** ISO 639 codes of languages that applicants in Germany speak; German and English first, the others by code. */
export const spokenLanguages = [
  "de",
  "en",
  ..."am ar bg bn bs cs da el es et fa fi fr he hi hr hu hy id it ja ka ko ku lt lv nl no pl ps pt ro ru".split(" "),
  ..."sk sl so sq sr sv ta th ti tr uk ur uz vi zh".split(" "),
];
