import AccessibleIcon from '@mui/icons-material/Accessible';
import AlarmIcon from '@mui/icons-material/Alarm';
import AssignmentIcon from '@mui/icons-material/Assignment';
import BadgeIcon from '@mui/icons-material/Badge';
import BathtubIcon from '@mui/icons-material/Bathtub';
import BedIcon from '@mui/icons-material/Bed';
import BloodtypeIcon from '@mui/icons-material/Bloodtype';
import CallIcon from '@mui/icons-material/Call';
import CampaignIcon from '@mui/icons-material/Campaign';
import CleaningServicesIcon from '@mui/icons-material/CleaningServices';
import DevicesIcon from '@mui/icons-material/Devices';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import ElderlyIcon from '@mui/icons-material/Elderly';
import EventIcon from '@mui/icons-material/Event';
import FamilyRestroomIcon from '@mui/icons-material/FamilyRestroom';
import FavoriteIcon from '@mui/icons-material/Favorite';
import HomeIcon from '@mui/icons-material/Home';
import HotelIcon from '@mui/icons-material/Hotel';
import LocalHospitalIcon from '@mui/icons-material/LocalHospital';
import MedicationIcon from '@mui/icons-material/Medication';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeart';
import NotificationsIcon from '@mui/icons-material/Notifications';
import PlaceIcon from '@mui/icons-material/Place';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import SensorsIcon from '@mui/icons-material/Sensors';
import SettingsIcon from '@mui/icons-material/Settings';
import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivism';
import WatchIcon from '@mui/icons-material/Watch';
import WheelchairPickupIcon from '@mui/icons-material/WheelchairPickup';
import type { ComponentType } from 'react';

/**
 * A selection of icons by topic. Never import all of @mui/icons-material for an icon picker: that adds several megabytes.
 */
export const ICON_SET: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  people: {
    Elderly: ElderlyIcon,
    FamilyRestroom: FamilyRestroomIcon,
    Badge: BadgeIcon,
    Accessible: AccessibleIcon,
    DirectionsWalk: DirectionsWalkIcon,
    WheelchairPickup: WheelchairPickupIcon,
    VolunteerActivism: VolunteerActivismIcon,
  },
  health: {
    MonitorHeart: MonitorHeartIcon,
    Favorite: FavoriteIcon,
    Bloodtype: BloodtypeIcon,
    Medication: MedicationIcon,
    LocalHospital: LocalHospitalIcon,
    Bed: BedIcon,
    Hotel: HotelIcon,
  },
  service: {
    Home: HomeIcon,
    Bathtub: BathtubIcon,
    CleaningServices: CleaningServicesIcon,
    Restaurant: RestaurantIcon,
    Place: PlaceIcon,
    Event: EventIcon,
    Assignment: AssignmentIcon,
  },
  device: {
    Watch: WatchIcon,
    Devices: DevicesIcon,
    Sensors: SensorsIcon,
    Alarm: AlarmIcon,
    Call: CallIcon,
    Notifications: NotificationsIcon,
    Campaign: CampaignIcon,
    Settings: SettingsIcon,
  },
};
