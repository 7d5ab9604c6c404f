// Apart from the schemas: pages show these without loading what checks the fields.

export type DistributionPreferences = {
  /** Whether a song that is ready asks for its distributions by itself. */
  autoDistribute: boolean;
  /** When a song comes out on its release date: `HH:MM` in Bogotá. */
  preferredReleaseTime: string;
  /** Ids of platforms. */
  preferredPlatforms: string[];
};

export type NotificationPreferences = {
  /** Without it nothing is mailed but what the account itself needs, whatever the others say. */
  emailNotifications: boolean;
  /** When a song becomes ready, goes live at a platform, or fails. */
  projectUpdates: boolean;
  marketing: boolean;
};

/** What holds for a person who has never saved any. */
export const defaultDistribution: DistributionPreferences = {
  autoDistribute: false,
  preferredReleaseTime: '00:00',
  preferredPlatforms: ['spotify', 'apple_music', 'youtube_music'],
};

/** What holds for a person who has never saved any. */
export const defaultNotifications: NotificationPreferences = {
  emailNotifications: true,
  projectUpdates: true,
  marketing: false,
};

/** Whether the person is written to when a song of theirs becomes ready, goes live at a platform, or fails. */
export const wantsProjectMails = (wanted: NotificationPreferences): boolean =>
  wanted.emailNotifications && wanted.projectUpdates;

/** The name of a platform's tick box. */
export const platformField = (id: string): string => `platform_${id}`;
