import { matching, webAddress } from './setting-kinds.ts';
import { settingNotes } from './setting-notes.ts';

const PACKAGE_NAME = /^[A-Za-z][\w-]*(\.[\w-]+)+$/;
const EXAMPLE_CERTIFICATE = Array.from({ length: 32 }, () => '00').join(':');

/** The mobile apps: store listings, and identifiers for the association files. */
export const appSettings = {
  APP_STORE_URL: webAddress
    .default('https://apps.apple.com/ro/app/exemplu/id0000000000')
    .register(settingNotes, { meaning: "the app's page in the App Store", isExample: true }),
  APP_STORE_PROVIDER_TOKEN: matching(/^\d{1,12}$/, 'the digits of an App Store provider token')
    .optional()
    .register(settingNotes, {
      meaning: 'provider token of the App Store account; without it campaigns are not counted',
    }),
  PLAY_STORE_URL: webAddress
    .default('https://play.google.com/store/apps/details?id=ro.example.polonic')
    .register(settingNotes, { meaning: "the app's page on Google Play", isExample: true }),
  IOS_APP_ID: matching(/^\d{5,12}$/, 'the digits of an App Store id')
    .default('0000000000')
    .register(settingNotes, { meaning: "the app's id in the App Store", isExample: true }),
  IOS_TEAM_ID: matching(/^[A-Z0-9]{10}$/, 'ten capital letters or digits')
    .default('EXAMPLE000')
    .register(settingNotes, { meaning: 'team id of the Apple developer account', isExample: true }),
  IOS_BUNDLE_ID: matching(PACKAGE_NAME, 'a bundle id such as ro.example.app')
    .default('ro.example.polonic')
    .register(settingNotes, { meaning: "the iOS app's bundle id", isExample: true }),
  ANDROID_PACKAGE: matching(PACKAGE_NAME, 'a package name such as ro.example.app')
    .default('ro.example.polonic')
    .register(settingNotes, { meaning: "the Android app's package name", isExample: true }),
  ANDROID_CERT_SHA256: matching(
    /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/,
    '32 pairs of capital hexadecimal digits, separated by colons',
  )
    .default(EXAMPLE_CERTIFICATE)
    .register(settingNotes, {
      meaning: "SHA-256 of the Android app's signing certificate",
      isExample: true,
    }),
};
